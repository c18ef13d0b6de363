/** The cost of mistakes, where the sentence about the mistake itself does not say it. */

import type { ThemeFindingCode } from './severities.ts'

const REST_DEPENDS = 'All that follows it in this template is printed only where it holds.'
const AS_TEXT = 'The tag is printed as text.'
const TAG_EMPTY = 'Nothing is printed for it.'
const IGNORED = 'It is left out, and everything else works.'

export const CONSEQUENCES: { readonly [Code in ThemeFindingCode]?: string } = {
  'attribute-missing': TAG_EMPTY,
  'eof-in-block': REST_DEPENDS,
  'file-missing': IGNORED,
  'json-syntax': 'Nothing of what is written here has an effect.',
  'mismatched-end': IGNORED,
  'missing-section-keyword': AS_TEXT,
  'missing-variable-name': AS_TEXT,
  'missing-with-keyword': AS_TEXT,
  'not-allowed-at-root': IGNORED,
  'or-expected-predicate': AS_TEXT,
  'style-sheet-missing': IGNORED,
  'whitespace-expected': AS_TEXT,
}
