import { useState } from 'react'
import Login from './Login.jsx'
import IssueList from './IssueList.jsx'
import NewIssue from './NewIssue.jsx'
import styles from './App.module.css'

export default function App() {
  const [me, setMe] = useState(null)
  const [view, setView] = useState('list')
  if (!me) return <Login onDone={setMe} />
  return (
    <>
      <header className={styles.bar}><span>Hello, {me.name}</span><button onClick={() => setMe(null)}>Sign out</button></header>
      <main>
        {view === 'list' ? <IssueList onNew={() => setView('new')} /> : <NewIssue onDone={() => setView('list')} />}
      </main>
    </>
  )
}
