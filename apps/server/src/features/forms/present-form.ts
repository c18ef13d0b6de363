import type { FormSummary, SavedForm } from '@sitewright/api/forms/site-form-shape'
import { siteForm } from '@sitewright/api/forms/site-form-shape'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { FormRow } from './form-table.ts'

/** A form as it was kept, with what newer versions of the platform have added to forms. */
export function readForm(definition: SiteForm): SiteForm {
  return siteForm.parse(definition)
}

/** Whether a form takes answers now. */
export function isOpenAt(
  { closesAt, maxAnswers }: Pick<SiteForm, 'closesAt' | 'maxAnswers'>,
  answerCount: number,
  now: number,
): boolean {
  return (closesAt === null || closesAt > now) && (maxAnswers === null || answerCount < maxAnswers)
}

export function presentForm({ definition, lastAnswerAt: _, ...row }: FormRow): SavedForm {
  return {
    ...row,
    form: siteForm.parse(definition),
    createdAt: row.createdAt.getTime(),
    changedAt: row.changedAt.getTime(),
  }
}

export function presentSummary(row: FormRow, now: number): FormSummary {
  const { id, definition, answerCount, unreadCount, createdAt, changedAt, lastAnswerAt } = row
  return {
    ...{ id, answerCount, unreadCount },
    name: definition.name,
    fieldCount: definition.fields.length,
    isOpen: isOpenAt(definition, answerCount, now),
    createdAt: createdAt.getTime(),
    changedAt: changedAt.getTime(),
    lastAnswerAt: lastAnswerAt?.getTime() ?? null,
  }
}
