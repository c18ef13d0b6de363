/** Texts of a site's history. */

import type { Change, SitePart } from './change.ts'

const PARTS: Readonly<Record<SitePart, string>> = {
  header: 'Header',
  footer: 'Footer',
  fields: 'Blocks in the theme',
  navigation: 'Navigation',
  style: 'Style',
}

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
  wentBack: (at: Date, timeZone: string) => `Went back to ${moment(at, timeZone)}`,
  keptDrafts: (at: Date, timeZone: string) =>
    `Drafts as they were before going back to ${moment(at, timeZone)}`,
  keptBeforeTheme: (name: string) => `Drafts as they were before the theme ${name}`,
} as const

/** "3 May 2026 14:10", on the site’s clock. */
function moment(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return `${day} ${time}`
}
