/** The canvas for somebody whose role only looks at drafts: the page scrolls, and nothing on it can be chosen, typed or followed. */

import { makeInert } from './inert.ts'

export function start(): void {
  makeInert(() => false)
}
