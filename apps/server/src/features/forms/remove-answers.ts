import { removeAnswers as contract } from '@sitewright/api/forms/remove-answers'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { deleteAnswers } from './read-answers.ts'
import { removeTraces } from './remove-traces.ts'

export const removeAnswers = ownerCall(contract, async ({ formId, answerIds }, { inSite }) =>
  inSite(async (site) => {
    const count = await deleteAnswers(site, formId, answerIds)
    if (count === 0) throw fail('answerMissing')
    await removeTraces(site, answerIds)
    return { count }
  }),
)
