/** An owner's own words in place of those that visitors read and nobody wrote on a page. */

import type { Feature } from '../../platform/feature.ts'
import { getSiteWords } from './get-site-words.ts'
import { putSiteWord } from './put-site-word.ts'

export const siteWordsFeature: Feature = {
  name: 'site-words',
  routes: [getSiteWords, putSiteWord],
}
