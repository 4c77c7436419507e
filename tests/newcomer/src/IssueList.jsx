import { useEffect, useState } from 'react'
import { api } from './api.js'
import styles from './App.module.css'

export default function IssueList({ onNew }) {
  const [issues, setIssues] = useState(null)
  useEffect(() => {
    api('/issues').then(setIssues)
  }, [])
  const close = async (issue) => {
    await api(`/issues/${issue.id}/close`, { method: 'POST' })
    setIssues((list) => list.filter((other) => other.id !== issue.id))
  }
  if (!issues) return <p>Loading…</p>
  return (
    <>
      <h1>Issues</h1>
      <button className={styles.primary} onClick={onNew}>New issue</button>
      <ul>
        {issues.map((issue) => (
          <li key={issue.id}>{issue.title} <button onClick={() => close(issue)}>Close</button></li>
        ))}
      </ul>
    </>
  )
}
