import { removeAnswers as contract } from '@sitewright/api/forms/remove-answers'
import { ownerCall } from '../../platform/http/route.ts'
import { removeMessagesAbout } from '../mail/index.ts'
import { fail } from './errors.ts'
import { deleteAnswers } from './read-answers.ts'

export const removeAnswers = ownerCall(contract, async ({ formId, answerIds }, { inSite }) =>
  inSite(async (site) => {
    const count = await deleteAnswers(site, formId, answerIds)
    if (count === 0) throw fail('answerMissing')
    await removeMessagesAbout(site, answerIds)
    return { count }
  }),
)
