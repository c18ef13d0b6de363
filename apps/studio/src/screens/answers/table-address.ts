import { addressOf } from '@sitewright/api/client'
import { getAnswersTable } from '@sitewright/api/forms/get-answers-table'
import type { AnswersView } from './answers-view.ts'

/** Address of the CSV file of what the list shows; the browser downloads it, however long it is, and shows its progress. */
export function tableOf(siteId: string, formId: string, { show, ...view }: AnswersView): string {
  return addressOf(getAnswersTable, { siteId, formId, ...view, ...(show && { filter: show }) })
}
