/** Words of the shop's own pages for a site: in its language, with its owner's own. */

import { type PageWord, sayShop } from '@sitewright/core/shop-words/say-shop'
import { shopWordsToBring, speaks } from '@sitewright/core/shop-words/shop-words'
import type { Say } from '@sitewright/core/words/island-words'
import type { LiveSite } from '../../../sites/index.ts'

type Speaking = Pick<LiveSite, 'settings' | 'words'>

/** Memoized by the site as the directory has it, which changes with its words. */
const known = new WeakMap<Speaking, Readonly<Record<string, string>>>()

/** Words by what they are in English, without those that are the same. */
export function shopWordsOf(site: Speaking): Readonly<Record<string, string>> {
  const before = known.get(site)
  if (before) return before
  const words = shopWordsToBring(site.settings.language, site.words)
  known.set(site, words)
  return words
}

/** Language tag of what the shop's pages say on a site. */
export function languageOn({ settings: { language } }: Speaking): string {
  return speaks(language) ? language : 'en'
}

export function sayOn(site: Speaking): Say<PageWord> {
  return sayShop(shopWordsOf(site))
}
