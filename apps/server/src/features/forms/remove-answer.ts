import { removeAnswer as contract } from '@sitewright/api/forms/remove-answer'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { deleteAnswers } from './read-answers.ts'
import { removeTraces } from './remove-traces.ts'

export const removeAnswer = ownerCall(contract, async ({ formId, answerId }, { inSite }) =>
  inSite(async (site) => {
    if ((await deleteAnswers(site, formId, [answerId])) === 0) throw fail('answerMissing')
    await removeTraces(site, [answerId])
    return { ok: true as const }
  }),
)
