import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { Say } from '@sitewright/core/words/island-words'
import { createContext, useContext } from 'react'

/** The words of these pages, and of parts of the cart that stand in published pages; in English where nobody brings others. */
export const Words = createContext<Say<string>>(fillIn)

/** Language tag of the page, for names of countries. */
export const Language = createContext('en')

/** Words of parts that stand in published pages too, which bring those of islands alone. */
export function useSay(): Say {
  return useContext(Words)
}

/** Words of the pages that React renders whole. */
export function usePageSay(): Say<PageWord> {
  return useContext(Words)
}

/** Puts what the server said in English, such as a refusal, into the language of the page. */
export function useTold(): (text: string) => string {
  const say = useContext(Words)
  return (text) => say(text)
}
