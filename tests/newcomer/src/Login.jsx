import { useId, useState } from 'react'
import { api } from './api.js'

export default function Login({ onDone }) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState(null)
  const submit = async (e) => {
    e.preventDefault()
    try {
      onDone(await api('/login', { method: 'POST', body: { email, password } }))
    } catch (err) {
      setError(err.message)
    }
  }
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <label htmlFor={id + 'e'}>E-mail</label>
      <input id={id + 'e'} type="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <label htmlFor={id + 'p'}>Password</label>
      <input id={id + 'p'} type="password" value={password} onChange={(e) => setPassword(e.target.value)} />
      {error && <p role="alert">{error}</p>}
      <button>Sign in</button>
    </form>
  )
}
