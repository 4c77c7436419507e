import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'

// plain names, and the libraries apart: only the app's own chunk keeps its source map
export default defineConfig({
  plugins: [react(), { name: 'lean', generateBundle: (_, bundle) => { for (const name of Object.keys(bundle)) if (/vendor.*\.map$/.test(name)) delete bundle[name] } }],
  build: {
    sourcemap: true,
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js', assetFileNames: 'assets/[name][extname]',
        manualChunks: (id) => (id.includes('node_modules') ? 'vendor' : undefined),
      },
    },
  },
})
