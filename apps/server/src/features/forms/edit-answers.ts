import { editAnswers as contract } from '@sitewright/api/forms/edit-answers'
import { ownerCall } from '../../platform/http/route.ts'
import { changeLabels } from './answer-labels.ts'
import { fail } from './errors.ts'
import { lockAnswers, markRead } from './read-answers.ts'
import { release } from './update-answer.ts'

export const editAnswers = ownerCall(
  contract,
  async ({ formId, answerIds, isRead, state, ...labels }, request) =>
    request.inSite(async (site) => {
      const found = await lockAnswers(site, formId, answerIds)
      if (found.length === 0) throw fail('answerMissing')
      const there = found.map(({ id }) => id)
      if (isRead !== undefined) {
        await markRead(site, there, isRead ? new Date(request.app.clock.now()) : null)
      }
      await changeLabels(site, { formId, answerIds: there }, labels)
      const released = state === 'kept' ? found.filter((answer) => answer.state === 'held') : []
      for (const answer of released) await release(request, site, formId, answer)
      return { count: found.length }
    }),
)
