import { useState } from 'react'
import { api } from './api.js'
import styles from './App.module.css'

export default function NewIssue({ onDone }) {
  const [form, setForm] = useState({ title: '', label: 'bug', urgent: false })
  const submit = async (e) => {
    e.preventDefault()
    await api('/issues', { method: 'POST', body: form })
    onDone()
  }
  return (
    <form onSubmit={submit}>
      <h1>New issue</h1>
      <label>Title <input value={form.title} onChange={(e) => setForm({ ...form, title: e.target.value })} /></label>
      <label>Label
        <select value={form.label} onChange={(e) => setForm({ ...form, label: e.target.value })}>
          <option value="bug">Bug</option>
          <option value="feature">Feature</option>
        </select>
      </label>
      <label><input type="checkbox" checked={form.urgent} onChange={(e) => setForm({ ...form, urgent: e.target.checked })} /> Urgent</label>
      <button className={styles.primary}>Create issue</button>
      <button type="button" onClick={onDone}>Cancel</button>
    </form>
  )
}
