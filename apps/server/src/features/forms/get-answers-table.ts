import { getAnswersTable as contract } from '@sitewright/api/forms/get-answers-table'
import { localTimeOf } from '@sitewright/core/content/zoned-time'
import { answerColumns } from '@sitewright/core/forms/answer-columns'
import type { Id } from '@sitewright/core/id'
import type { CsvAnswer } from '../../platform/http/csv-answer.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { siteWithId } from '../sites/index.ts'
import { ANSWER_SEARCH_SETTINGS } from './answer-search.ts'
import { readScope } from './answers-scope.ts'
import { fail } from './errors.ts'
import { findForm } from './form-table.ts'
import { type AnswerRow, findAnswers } from './read-answers.ts'

/** Answers that are read at once: some hundred kilobytes, little enough to be collected as garbage while they are young. */
const BATCH = 200

export const getAnswersTable = ownerCall(
  contract,
  async (
    { formId, search = '', filter, ...asked },
    { app, siteId, account },
  ): Promise<CsvAnswer> => {
    const { form, timeZone, scope } = await app.database.inSite(siteId, async (site) => {
      const { timeZone: zone = 'UTC' } = (await siteWithId(site.db, site.id)) ?? {}
      const found = await findForm(site, formId)
      if (!found) throw fail('formMissing')
      const about = found.definition.name
      await noteActivity(site, { kind: 'answersExported', by: account.id, about })
      return { form: found, timeZone: zone, scope: await readScope(site, asked) }
    })
    const { definition, removedFields } = form
    const { headings, cellsOf } = answerColumns(definition.fields, removedFields)
    const read = (before: Id | undefined) =>
      app.database.inSite(
        siteId,
        (site) => findAnswers(site, { formId, filter, scope, search, before, limit: BATCH }),
        ANSWER_SEARCH_SETTINGS,
      )
    return {
      filename: `${definition.name}.csv`,
      columns: ['Sent', ...headings, 'Page', 'Labels'],
      batches: inBatches(read, ({ sentAt, entries, page, labels }) => [
        localTimeOf(sentAt.getTime(), timeZone).replace('T', ' '),
        ...cellsOf(entries),
        page.title || page.path,
        labels.join(', '),
      ]),
    }
  },
)

/** Rows of all answers, each batch in a transaction of its own, so that nothing is held while a slow reader takes them. */
async function* inBatches<Row>(
  read: (before: Id | undefined) => Promise<AnswerRow[]>,
  rowOf: (answer: AnswerRow) => Row,
): AsyncGenerator<Row[]> {
  let before: Id | undefined
  for (;;) {
    const answers = await read(before)
    yield answers.map(rowOf)
    if (answers.length < BATCH) return
    before = answers.at(-1)?.id
  }
}
