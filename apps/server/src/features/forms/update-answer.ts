import { updateAnswer as contract } from '@sitewright/api/forms/update-answer'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { presentAnswer } from './present-answer.ts'
import { readForm } from './present-form.ts'
import { findAnswer, markRead, takeIn } from './read-answers.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

export const updateAnswer = ownerCall(
  contract,
  async ({ formId, answerId, isRead, state }, { app, site: record, inSite }) =>
    inSite(async (site) => {
      const before = await findAnswer(site, formId, answerId)
      const [form] = await formsById(site, [formId])
      if (!before || !form) throw fail('answerMissing')
      if (isRead !== undefined) {
        await markRead(site, answerId, isRead ? new Date(app.clock.now()) : null)
      }
      if (state === 'kept' && before.state === 'held') {
        await takeIn(site, answerId)
        const taken = { ...before, formId, form: readForm(form.definition) }
        await tellOfAnswer({ app, site: record }, site, taken)
      }
      const changed = await findAnswer(site, formId, answerId)
      if (!changed) throw fail('answerMissing')
      return { answer: presentAnswer(changed) }
    }),
)
