import { updateAnswer as contract } from '@sitewright/api/forms/update-answer'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { presentAnswer } from './present-answer.ts'
import { findAnswer, markRead, takeIn } from './read-answers.ts'

export const updateAnswer = ownerCall(
  contract,
  async ({ formId, answerId, isRead, state }, { app, inSite }) =>
    inSite(async (site) => {
      if (!(await findAnswer(site, formId, answerId))) throw fail('answerMissing')
      if (isRead !== undefined) {
        await markRead(site, answerId, isRead ? new Date(app.clock.now()) : null)
      }
      if (state === 'kept') await takeIn(site, answerId)
      const changed = await findAnswer(site, formId, answerId)
      if (!changed) throw fail('answerMissing')
      return { answer: presentAnswer(changed) }
    }),
)
