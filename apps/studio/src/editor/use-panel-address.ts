import { STYLED_SCREENS, type StyledScreen } from '@sitewright/core/site/tweak-events'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { arrivalOf } from './arrival.ts'
import type { Panel } from './editor-context.ts'

/** Panels that an address can name: `?panel=styles`. */
const NAMED: readonly Panel[] = ['add', 'outline', 'settings', 'styles']

export interface PanelSearch {
  panel?: Panel
  /** Screen that stands in the frame while the site is styled. */
  screen?: StyledScreen
}

export function readPanel({ panel, screen }: Readonly<Record<string, unknown>>): PanelSearch {
  const named = NAMED.find((name) => name === panel)
  const styled = STYLED_SCREENS.find((name) => name === screen)
  return { ...(named && { panel: named }), ...(styled && { screen: styled }) }
}

/** The screen that the query of an address names. */
export function screenIn(query: string): StyledScreen | undefined {
  return readPanel(Object.fromEntries(new URLSearchParams(query))).screen
}

/** Deep link: keeps the open panel in the address, so that a link, a reload and a bookmark lead to it. It adds no step back. */
export function usePanelAddress(panel: Panel): void {
  const { history } = useRouter()
  const [own] = useState(() => history.location.pathname)
  useEffect(() => {
    const write = () => {
      history.flush()
      const { pathname, search, hash, state } = history.location
      // A step back that only closes a panel is at the entry before for a moment, which is not to be written over.
      const isThere = window.history.state?.__TSR_key === state.__TSR_key
      if (pathname !== own || !isThere) return
      const wanted = new URLSearchParams(search)
      if ((wanted.get('panel') ?? 'none') === panel) return
      // It was about the panel that is left.
      wanted.delete('screen')
      if (panel === 'none') wanted.delete('panel')
      else wanted.set('panel', panel)
      const query = wanted.size > 0 ? `?${wanted}` : ''
      // The page is not left by it, so nobody has to be asked.
      history.replace(
        own + query + hash,
        { ...state, arrival: arrivalOf(state) },
        { ignoreBlocker: true },
      )
    }
    write()
    const unsubscribe = history.subscribe(write)
    // The router tells of no step back that was undone.
    addEventListener('popstate', write)
    return () => {
      unsubscribe()
      removeEventListener('popstate', write)
    }
  }, [history, own, panel])
}
