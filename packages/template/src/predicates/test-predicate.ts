/** Helpers for predicate tests: one line a case. */

import { renders } from '../test-template.ts'

/** Asserts that the condition is true for the data. */
export function holds(condition: string, data: unknown): void {
  renders(`{.if ${condition}}yes{.or}no{.end}`, data, 'yes')
}

/** Asserts that the condition is false for the data. */
export function fails(condition: string, data: unknown): void {
  renders(`{.if ${condition}}yes{.or}no{.end}`, data, 'no')
}
