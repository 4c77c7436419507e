export async function api(path, options = {}) {
  const res = await fetch('/api' + path, { ...options, body: options.body && JSON.stringify(options.body) })
  const data = await res.json()
  if (!res.ok) throw new Error(data.error)
  return data
}
