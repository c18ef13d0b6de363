import { updateAnswer as contract } from '@sitewright/api/forms/update-answer'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { type OwnerRequest, ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { formTag } from './form-tag.ts'
import { presentAnswer } from './present-answer.ts'
import { readForm } from './present-form.ts'
import { type AnswerRow, findAnswer, markRead, takeIn } from './read-answers.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

export const updateAnswer = ownerCall(
  contract,
  async ({ formId, answerId, isRead, state }, request) =>
    request.inSite(async (site) => {
      const before = await findAnswer(site, formId, answerId)
      if (!before) throw fail('answerMissing')
      if (isRead !== undefined) {
        await markRead(site, [answerId], isRead ? new Date(request.app.clock.now()) : null)
      }
      if (state === 'kept' && before.state === 'held') await release(request, site, formId, before)
      const changed = await findAnswer(site, formId, answerId)
      if (!changed) throw fail('answerMissing')
      return { answer: presentAnswer(changed) }
    }),
)

/** Takes an answer in that was held back: it is counted, and told of, as any other. */
export async function release(
  request: OwnerRequest,
  site: SiteTx,
  formId: Id,
  answer: AnswerRow,
): Promise<void> {
  const [row] = await formsById(site, [formId])
  if (!row) throw fail('formMissing')
  await takeIn(site, answer.id)
  const form = readForm(row.definition)
  await tellOfAnswer(request, site, { ...answer, formId, form })
  // It may be the last that the form takes.
  if (form.maxAnswers !== null) await announceChange(site, [formTag(formId)])
}
