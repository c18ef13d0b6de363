import { fillIn } from '@sitewright/core/words/fill-in'
import type { Say } from '@sitewright/core/words/island-words'

/** Words for tests of islands: the English ones, as on a page that brings no others. */
export const inEnglish: Say = fillIn
