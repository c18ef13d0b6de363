import { useEffect } from 'react'

/** Names the browser tab after what is on the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Sitewright' : `${title} · Sitewright`
  }, [title])
}
