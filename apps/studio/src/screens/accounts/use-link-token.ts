import { useState } from 'react'

/** The secret behind `#` in a link of a mail. It is taken out of the address at once, so that nothing keeps it. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const held = window.location.hash.slice(1)
    if (held !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
    return held
  })
  return token
}
