/** Texts of a site's history. */

import { momentText } from '@sitewright/core/content/zoned-time'
import type { Change, SitePart } from './change.ts'

const PARTS: Readonly<Record<SitePart, string>> = {
  header: 'Header',
  footer: 'Footer',
  fields: 'Blocks in the theme',
  navigation: 'Navigation',
  style: 'Style',
}

/** Placeholder for the moment that a note is about, which is written only when the note is read, on the clock that the site has then. */
const MOMENT = '{at}'

const and = new Intl.ListFormat('en', { type: 'conjunction' })

export const words = {
  parts: PARTS,
  /** "Published 2 pages and header". */
  published: (changes: readonly Change[]) => {
    const pages = changes.filter(({ isSiteWide }) => !isSiteWide).length
    const parts = changes
      .filter(({ isSiteWide }) => isSiteWide)
      .map(({ title }) => title.toLowerCase())
    const counted = pages === 0 ? [] : [pages === 1 ? '1 page' : `${pages} pages`]
    return `Published ${and.format([...counted, ...parts])}`
  },
  wentBack: `Went back to ${MOMENT}`,
  keptDrafts: `Drafts as they were before going back to ${MOMENT}`,
  keptBeforeTheme: (name: string) => `Drafts as they were before the theme ${name}`,
} as const

/** A kept note as people read it. */
export function readNote(note: string, about: Date | null, timeZone: string): string {
  return about === null ? note : note.replace(MOMENT, momentText(about.getTime(), { timeZone }))
}
