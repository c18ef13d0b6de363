import { fillIn } from '@sitewright/core/words/fill-in'
import type { Say } from '@sitewright/core/words/island-words'
import { createContext, useContext } from 'react'

/** The words of parts of the cart, which also stand in published pages; in English where nobody brings others. */
export const Words = createContext<Say>(fillIn)

export function useSay(): Say {
  return useContext(Words)
}
