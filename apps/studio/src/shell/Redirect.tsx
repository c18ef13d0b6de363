import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Goes elsewhere once, in place of the present address; the router's own would go again at every render. */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter()
  useEffect(() => {
    history.replace(to)
  }, [history, to])
  return null
}
