import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, id, siteParams } from '../fields.ts'
import { answerReply, MAX_REPLY, MAX_REPLY_SUBJECT } from './answer-shapes.ts'

export const createAnswerReply = defineCall({
  name: 'createAnswerReply',
  summary:
    'Writes to the visitor who has sent an answer. Sent again with the same id, it goes out once.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/answers/:answerId/replies',
  params: siteParams.extend({ formId: id, answerId: id }),
  input: z.object({
    /** Idempotency key, made by the caller; it becomes the id of the reply. */
    replyId: id,
    subject: filled('Enter a subject.').max(MAX_REPLY_SUBJECT),
    text: filled('Enter what you want to write.').max(MAX_REPLY),
  }),
  output: z.object({ reply: answerReply }),
})
