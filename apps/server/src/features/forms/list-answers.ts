import { listAnswers as contract } from '@sitewright/api/forms/list-answers'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { labelsOf } from './answer-labels.ts'
import { ANSWER_SEARCH_SETTINGS } from './answer-search.ts'
import { readScope } from './answers-scope.ts'
import { choicesOf } from './choices-of.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { presentAnswer } from './present-answer.ts'
import { readForm } from './present-form.ts'
import { countAnswers, findAnswers } from './read-answers.ts'

/** Page size: answers in one response. */
const PAGE = 50

export const listAnswers = ownerCall(
  contract,
  async ({ formId, cursor, search = '', filter, ...scope }, { app, siteId }) =>
    app.database.inSite(
      siteId,
      async (site) => {
        const [form] = await formsById(site, [formId])
        if (!form) throw fail('formMissing')
        const counts = await countAnswers(site, formId)
        const found = await findAnswers(site, {
          ...{ formId, filter, search },
          scope: await readScope(site, scope),
          before: isId(cursor) ? cursor : undefined,
          limit: PAGE + 1,
        })
        const page = found.slice(0, PAGE)
        return {
          form: {
            name: form.definition.name,
            ...counts,
            labels: await labelsOf(site, formId),
            choices: choicesOf(readForm(form.definition)),
          },
          items: page.map(presentAnswer),
          nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
        }
      },
      ANSWER_SEARCH_SETTINGS,
    ),
)
