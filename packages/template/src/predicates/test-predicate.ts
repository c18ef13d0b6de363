/** One line a case: the notation of the predicate tests. */

import { renders } from '../test-template.ts'

/** The condition is true for the data. */
export function holds(condition: string, data: unknown): void {
  renders(`{.if ${condition}}yes{.or}no{.end}`, data, 'yes')
}

/** The condition is false for the data. */
export function fails(condition: string, data: unknown): void {
  renders(`{.if ${condition}}yes{.or}no{.end}`, data, 'no')
}
