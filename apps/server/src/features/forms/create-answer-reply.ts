import { createAnswerReply as contract } from '@sitewright/api/forms/create-answer-reply'
import { isMailable } from '@sitewright/core/email'
import type { Entry } from '@sitewright/core/forms/check-entries'
import { ownerCall } from '../../platform/http/route.ts'
import { writeMessage } from '../mail/index.ts'
import { fail } from './errors.ts'
import { presentReplies, replyEffect } from './present-reply.ts'
import { findAnswer } from './read-answers.ts'
import { keepReply, repliesTo } from './reply-table.ts'

/** Replies that one answer can have: a talk that is longer goes on in a mail program. */
const MOST = 50
/** Characters of each answer that are quoted. */
const QUOTED = 1000
/** Types of questions whose answers are not quoted: they are secret, or nothing that the visitor wrote. */
const NOT_QUOTED: ReadonlySet<string> = new Set(['password', 'hidden', 'file'])

export const createAnswerReply = ownerCall(
  contract,
  async ({ formId, answerId, replyId, subject, text }, { app, account, site: { title }, inSite }) =>
    inSite(async (site) => {
      const answer = await findAnswer(site, formId, answerId)
      if (!answer) throw fail('answerMissing')
      if (!isMailable(answer.email)) throw fail('noReplyAddress')
      const before = await repliesTo(site, answerId)
      const isNew = before.every(({ id }) => id !== replyId)
      if (isNew && before.length >= MOST) throw fail('repliesFull')
      const kept = await keepReply(site, {
        id: replyId,
        answer_id: answerId,
        author: account.name,
        recipient: answer.email,
        subject,
        text,
        written_at: new Date(app.clock.now()),
      })
      const isSame = kept.answer_id === answerId && kept.subject === subject && kept.text === text
      if (!isSame) throw fail('replyChanged')
      await writeMessage(site, {
        kind: 'answer-reply',
        effectKey: replyEffect(answerId, replyId),
        to: answer.email,
        replyTo: account.email,
        sender: title,
        subject,
        data: { siteTitle: title, text, asked: answer.entries.flatMap(quoted) },
      })
      const [reply] = await presentReplies(site, [kept])
      if (!reply) throw new Error('A reply that was kept is missing')
      return { reply }
    }),
)

function quoted({ type, rawTitle, value }: Entry): string[] {
  if (value === '' || NOT_QUOTED.has(type)) return []
  const cut = value.length > QUOTED ? `${value.slice(0, QUOTED).toWellFormed()}…` : value
  return [`${rawTitle}: ${cut}`]
}
