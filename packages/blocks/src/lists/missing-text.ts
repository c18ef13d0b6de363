/** Words for the owner in place of a list that has nothing to show, which say what to do. */

import type { BlockList } from './block-list.ts'

const MISSING: Readonly<Record<NonNullable<BlockList['missing']>, string>> = {
  gone: 'This page was removed. Choose another in the settings.',
  off: 'This page is switched off. Switch it on under Pages, or choose another.',
  locked: 'This page has a password, so its items are shown only behind it.',
}

export interface MissingTextOptions {
  /** Ids that were chosen; empty texts are none. */
  readonly chosen: readonly string[]
  /** Said where nothing is chosen. */
  readonly choose?: string
  /** Said where the page is there and nothing of it is shown. */
  readonly empty: string
}

export function missingText(
  { missing, pages }: Pick<BlockList, 'missing' | 'pages'>,
  { chosen, choose = 'Choose a page whose items are shown', empty }: MissingTextOptions,
): string {
  if (chosen.every((id) => id === '')) return choose
  if (missing !== null && pages.length === 0) return MISSING[missing]
  return empty
}
