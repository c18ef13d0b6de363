import { getAnswer as contract } from '@sitewright/api/forms/get-answer'
import { ownerCall } from '../../platform/http/route.ts'
import { labelsOf } from './answer-labels.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { presentAnswer } from './present-answer.ts'
import { presentReplies } from './present-reply.ts'
import { findAnswer } from './read-answers.ts'
import { repliesTo } from './reply-table.ts'

export const getAnswer = ownerCall(contract, async ({ formId, answerId }, { inSite }) =>
  inSite(async (site) => {
    const [form] = await formsById(site, [formId])
    const found = await findAnswer(site, formId, answerId)
    if (!form || !found) throw fail('answerMissing')
    return {
      answer: presentAnswer(found),
      formName: form.definition.name,
      knownLabels: await labelsOf(site, formId),
      replies: await presentReplies(site, await repliesTo(site, answerId)),
    }
  }),
)
