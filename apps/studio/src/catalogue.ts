/** Sentences of the studio that have come so far. */

import { create } from 'zustand'
import { ENGLISH } from './messages.ts'

export const useCatalogue = create<Readonly<Record<string, string>>>(() => ENGLISH)

let fetched: Promise<void> | undefined

/** Fetches what screens that come late say (code splitting); once, and again after that failed. */
export function fetchLateMessages(): Promise<void> {
  fetched ??= import('./late-messages.ts').then(
    ({ LATE_ENGLISH }) => useCatalogue.setState(LATE_ENGLISH),
    (error) => {
      fetched = undefined
      throw error
    },
  )
  return fetched
}
