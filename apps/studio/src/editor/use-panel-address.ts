import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Panel } from './editor-context.ts'

/** Panels that an address can name: `?panel=styles`. */
const NAMED: readonly Panel[] = ['add', 'outline', 'settings', 'styles']

export interface PanelSearch {
  panel?: Panel
}

export function readPanel({ panel }: Readonly<Record<string, unknown>>): PanelSearch {
  const named = NAMED.find((name) => name === panel)
  return named ? { panel: named } : {}
}

/** Deep link: keeps the open panel in the address, so that a link, a reload and a bookmark lead to it. It adds no step back. */
export function usePanelAddress(panel: Panel): void {
  const { history } = useRouter()
  const [own] = useState(() => history.location.pathname)
  useEffect(() => {
    const write = () => {
      // A step back that only closes a panel is at the address before for a moment, which is not to be written over.
      if (location.pathname !== own) return
      const { search, hash, state } = history.location
      const wanted = panel === 'none' ? '' : `?panel=${panel}`
      // The page is not left by it, so nobody has to be asked.
      if (search !== wanted) history.replace(own + wanted + hash, state, { ignoreBlocker: true })
    }
    write()
    addEventListener('popstate', write)
    return () => removeEventListener('popstate', write)
  }, [history, own, panel])
}
