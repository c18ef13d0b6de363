/** Which answers of a form a screen shows, as its address has it, so that the back button and another tab show the same. Pure. */

import { ANSWER_FILTERS, type AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import { defaultStringifySearch } from '@tanstack/react-router'

export interface AnswersView {
  /** Absent for all that were not held back. */
  readonly show?: Exclude<AnswerFilter, 'all'>
  readonly search?: string
  readonly label?: string
  /** Only answers that gave `value` to this question. */
  readonly fieldId?: string
  readonly value?: string
  /** First and last day on the site's clock. */
  readonly from?: string
  readonly to?: string
}

const TEXTS = ['search', 'label', 'fieldId', 'value', 'from', 'to'] as const

export const EVERYTHING: AnswersView = {}

/** The view that an address names; parts that it cannot mean are left out. */
export function readView(query: Readonly<Record<string, unknown>>): AnswersView {
  const show = ANSWER_FILTERS.find((filter) => filter === query.show)
  const texts = TEXTS.flatMap((name): [string, string][] => {
    const given = query[name]
    const text = typeof given === 'number' || typeof given === 'boolean' ? String(given) : given
    return typeof text === 'string' && text !== '' && fits(name, text) ? [[name, text]] : []
  })
  const view: AnswersView = {
    ...(show && show !== 'all' && { show }),
    ...Object.fromEntries(texts),
  }
  return view.fieldId !== undefined && view.value !== undefined ? view : without(view, CHOICE)
}

export type ViewName = keyof AnswersView

/** A choice is a question with one of its options. */
export const CHOICE: readonly ViewName[] = ['fieldId', 'value']

export function without(view: AnswersView, names: readonly ViewName[]): AnswersView {
  return Object.fromEntries(
    Object.entries(view).filter(([name]) => !names.includes(name as ViewName)),
  )
}

/** Whether it leaves something out by other means than a search. */
export function isNarrowed(view: AnswersView): boolean {
  return Object.keys(view).some((name) => name !== 'search')
}

export function answersPath(
  { siteId, formId }: { readonly siteId: string; readonly formId: string },
  view: AnswersView,
  answerId?: string,
): string {
  const path = `/sites/${siteId}/forms/${formId}/answers`
  return `${path}${answerId === undefined ? '' : `/${answerId}`}${defaultStringifySearch(view)}`
}

/** Results of the answers that a list shows, as far as its state and its search allow. */
export function resultsPath(
  { siteId, formId }: { readonly siteId: string; readonly formId: string },
  view: AnswersView,
): string {
  const counted = without(view, ['show', 'search'])
  return `/sites/${siteId}/forms/${formId}/results${defaultStringifySearch(counted)}`
}

const DAY = /^\d{4}-\d\d-\d\d$/

function fits(name: (typeof TEXTS)[number], text: string): boolean {
  if (name !== 'from' && name !== 'to') return true
  return DAY.test(text) && !Number.isNaN(Date.parse(text))
}
