/** Tags and categories while they are being entered. Pure. */

import { MAX_CATEGORY, MAX_TAG } from '@sitewright/api/items/shared-shapes'

export type TermType = 'tag' | 'category'

export const MAX_LENGTH: Readonly<Record<TermType, number>> = {
  tag: MAX_TAG,
  category: MAX_CATEGORY,
}

export type TermProblem = 'exists' | 'tooLong' | 'onlyOne'

/** The list with what was typed behind it, commas between several; or why one of them cannot be added. */
export function withTerms(
  terms: readonly string[],
  typed: string,
  type: TermType,
): { readonly terms: readonly string[] } | { readonly problem: TermProblem } {
  const next = [...terms]
  for (const term of typed.split(',').map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (term === '') continue
    if (term.length > MAX_LENGTH[type]) return { problem: 'tooLong' }
    if (next.some((known) => known.toLowerCase() === term.toLowerCase()))
      return { problem: 'exists' }
    next.push(term)
  }
  return { terms: next }
}

/** The list with other words in the place of a term, or why they cannot take it. */
export function withEditedTerm(
  terms: readonly string[],
  { term, typed }: { readonly term: string; readonly typed: string },
  type: TermType,
): ReturnType<typeof withTerms> {
  const others = terms.filter((one) => one !== term)
  const added = withTerms(others, typed, type)
  if ('problem' in added) return added
  const next = added.terms.slice(others.length)
  return { terms: terms.flatMap((one) => (one === term ? next : [one])) }
}
