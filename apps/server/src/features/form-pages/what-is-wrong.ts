import { type FilledIn, formSays } from '@sitewright/blocks/render'
import type { wordsOn } from '@sitewright/blocks/words'
import type { Problem } from '@sitewright/core/problem'

type Words = ReturnType<typeof wordsOn>

/** A refusal in the language of the page: at the fields that are wrong, or above the form. */
export function whatIsWrong(
  refusal: Problem,
  words: Words,
): Pick<FilledIn, 'problems' | 'notices'> {
  const { errors } = refusal.details
  if (refusal.code !== 'entriesInvalid' || errors === undefined) {
    return { problems: {}, notices: { above: wordsFor(refusal, words), below: '' } }
  }
  return {
    problems: Object.fromEntries(
      Object.entries(errors).map(([id, text]) => [id, formSays(text, words)]),
    ),
    notices: { above: words.blockFormAbove, below: words.blockFormBelow },
  }
}

/** Texts of the specification (§8) by status, as the script of forms shows them; any other is told in its own words. */
function wordsFor(refusal: Problem, words: Words): string {
  if (refusal.status === 429) return words.blockFormTooMany
  if (refusal.status >= 500) return words.blockFormFailed
  return formSays(refusal.message, words)
}
