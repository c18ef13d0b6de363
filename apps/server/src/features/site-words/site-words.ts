import type { SiteWord } from '@sitewright/api/sites/site-word-shapes'
import type { OwnWords } from '@sitewright/core/site/own-words'
import { type ListedWord, wordList } from '@sitewright/page/word-list'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { draftStyle } from '../content/index.ts'
import { themeOf } from '../rendering/index.ts'

/** The words of a site as they are at first, in its language and the theme of its draft. */
export async function originalWords(
  app: App,
  site: SiteTx,
  language: string,
): Promise<readonly ListedWord[]> {
  const { theme: key } = await draftStyle(site)
  const theme = await themeOf(app, site.id, key)
  if (!theme) throw new Error(`The theme ${key} of a site is gone`)
  return wordList(language, theme.strings)
}

/** Words that are one to a reader, whatever the case of their letters, as one row each. */
export function asRows(words: readonly ListedWord[], own: OwnWords): SiteWord[] {
  const rows = new Map<string, { keys: string[]; places: Set<string>; original: string }>()
  for (const { key, place, original } of words) {
    const same = original.toLowerCase()
    const row = rows.get(same) ?? { keys: [], places: new Set<string>(), original }
    row.keys.push(key)
    row.places.add(place)
    rows.set(same, row)
  }
  return [...rows.values()].map(({ keys, places, original }) => ({
    keys,
    places: [...places],
    original,
    own: keys.map((key) => own[key] ?? '').find(Boolean) ?? '',
  }))
}
