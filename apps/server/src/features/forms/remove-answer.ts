import { removeAnswer as contract } from '@sitewright/api/forms/remove-answer'
import { ownerCall } from '../../platform/http/route.ts'
import { removeFilesOfGone } from './clear-form-files.ts'
import { fail } from './errors.ts'
import { deleteAnswer } from './read-answers.ts'

export const removeAnswer = ownerCall(contract, async ({ formId, answerId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await deleteAnswer(site, formId, answerId))) throw fail('answerMissing')
    await removeFilesOfGone(site)
    return { ok: true as const }
  }),
)
