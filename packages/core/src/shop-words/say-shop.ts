/** Message lookup for the shop's own pages and mails, on the server and in the browser. Holds no words itself. Pure. */

import type { IslandWord } from '../words/english.ts'
import { fillIn } from '../words/fill-in.ts'
import type { Say } from '../words/island-words.ts'
import type { ShopWord } from './english.ts'

/** Every word that the shop's own pages say. */
export type PageWord = ShopWord | IslandWord

/**
 * Sentences that the server sends with their parts filled in, since its calls know no language (ADR 52). They are found again by their
 * pattern, and their parts are looked up as well: "Please check the postal code, such as EC1Y 8SY."
 */
const WITH_PARTS = [
  'Choose the {label} from the list.',
  'Includes {tax}',
  'Please check the {label}, such as {example}.',
  'That code is for orders of {minimum} or more.',
  'The largest donation is {amount}.',
  'The smallest donation is {amount}.',
  'This store does not deliver {titles} to {place}. Please choose another address, or remove what cannot be sent there.',
  'To check out, your order subtotal must be {subtotal} or more.',
] as const satisfies readonly PageWord[]

const PATTERNS = WITH_PARTS.map((words) => ({
  words,
  names: [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${words.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '(.+)')}$`),
}))

/** Looks words up by what they are in English; those that the table does not have come back in English. */
export function sayShop(table: Readonly<Record<string, string>>): Say<string> {
  const byLetters = new Map(Object.entries(table).map(([key, words]) => [key.toLowerCase(), words]))
  const told = (text: string): string => {
    for (const { words, names, pattern } of PATTERNS) {
      const found = Object.hasOwn(table, words) && pattern.exec(text)
      if (!found) continue
      const parts = names.map((name, index) => {
        const part = found[index + 1] ?? ''
        return [name, byLetters.get(part.toLowerCase()) ?? part]
      })
      return fillIn(table[words] ?? words, Object.fromEntries(parts))
    }
    return text
  }
  return (english, parts) => {
    // Names that people gave are asked for as well: one may be called as what every object has.
    const words = Object.hasOwn(table, english) ? table[english] : undefined
    if (words !== undefined) return fillIn(words, parts)
    return parts ? fillIn(english, parts) : told(english)
  }
}
