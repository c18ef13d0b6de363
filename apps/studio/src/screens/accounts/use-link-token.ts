import { useEffect, useState } from 'react'

/** The token behind `#` in a link of a mail; empty without one. It is taken out of the address, so that nothing keeps it. */
export function useLinkToken(): string {
  const [token, setToken] = useState(takeFromAddress)
  // A newer link that is opened in the same window changes nothing but what is behind `#`.
  useEffect(() => {
    const onHashChange = () => setToken((before) => takeFromAddress() || before)
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
  return token
}

function takeFromAddress(): string {
  const held = window.location.hash.slice(1)
  if (held !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  return held
}
