/**
 * At-most-once delivery, as far as SMTP allows. The row is marked `unsure` when everything but the end of the message has been
 * sent: a crash before that leaves it waiting, and the mail server without a whole message. A crash after it, until the mail
 * server has answered, is the one moment in which nobody can know; such a message is never sent again automatically.
 */

import type { App } from '../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../platform/background/jobs.ts'
import { nextTryAt } from './delivery-schedule.ts'
import type { MessageKind } from './message-kinds.ts'
import {
  changeMessage,
  claimMessage,
  findToSend,
  keepRendered,
  type MessageRow,
} from './message-table.ts'
import { type RenderedMessage, renderMessage } from './render-message.ts'
import { mailServerOf } from './transport.ts'

/** Tries of the job, for a database that is away. `delivery-schedule.ts` decides how often the mail server is tried. */
export const SEND_MESSAGE = { name: 'send-message', maxAttempts: 25 } as const

/** Job of whoever keeps addresses, run with the id of a message whose reader the mail server does not know. */
export const NOTE_BOUNCE = { name: 'note-bounce', maxAttempts: 5 } as const

export const sendMessage: Job = { ...SEND_MESSAGE, lane: 'mail', run }

async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const inSite: typeof app.database.inSite = (_id, work) => app.database.inSite(siteId, work)
  const message = await inSite(siteId, (site) => site.last(() => findToSend(site, id)))
  if (message?.state !== 'waiting') return
  if (message.standing === 'takenDown') {
    await inSite(siteId, (tx) => changeMessage(tx, id, { state: 'failed' }))
    return
  }

  const rendered = rendition(message)
  const server = mailServerOf(app)
  const attempts = message.attempts + (server ? 1 : 0)
  const state = server ? 'waiting' : 'kept'
  await inSite(siteId, (site) =>
    site.last(() => keepRendered(site, { id, ...rendered, state, attempts })),
  )
  if (!server) return
  let isUnsure = false
  const beforeEnd = async () => {
    // Another worker may have been faster, if this process stood still for a while.
    if (!(await inSite(siteId, (site) => claimMessage(site, id)))) throw new MessageTaken()
    isUnsure = true
    app.crashAt('mail.before-end')
  }
  try {
    await server.send({ ...message, ...rendered }, { beforeEnd })
  } catch (error) {
    if (error instanceof MessageTaken) return
    // The connection broke before the answer to the end of the message: it may have arrived.
    if (isUnsure && !hasAnswer(error)) return
    await inSite(siteId, async (site) => {
      const now = app.clock.now()
      const writtenAt = message.created_at.getTime()
      const runAt = isFinal(error) ? undefined : nextTryAt({ writtenAt, now, attempts })
      await changeMessage(site, id, { state: runAt === undefined ? 'failed' : 'waiting' })
      if (runAt !== undefined) await enqueue(site, SEND_MESSAGE, { id, runAt })
      if (isBounce(error)) await enqueue(site, NOTE_BOUNCE, { id })
    })
    return
  }
  const sent_at = new Date(app.clock.now())
  await inSite(siteId, (site) => changeMessage(site, id, { state: 'sent', sent_at }))
}

/** Another worker has sent the message meanwhile. */
class MessageTaken extends Error {
  override readonly name = 'MessageTaken'
}

/** Replaces a text that has been removed after its time: see `forget-texts`. */
const REMOVED = 'The text of this message was removed, because the message is old.'

/** Text to send: the first rendering, even if the template has changed since. */
export function rendition({
  kind,
  data,
  html,
  text,
}: Pick<MessageRow, 'kind' | 'data' | 'html' | 'text'>): RenderedMessage {
  if (text === '') return { html: REMOVED, text: REMOVED }
  if (html !== null && text !== null) return { html, text }
  return renderMessage(kind as MessageKind, data as never)
}

/** Whether the mail server refused, instead of not answering. */
function hasAnswer(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown }).responseCode === 'number'
}

/** Replies to RCPT TO that say that there is no such mailbox. */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553])
/** Enhanced status codes (RFC 3463) of policy: the reader may exist, and their mail server does not want ours. */
const POLICY = /\b5\.7\.\d/

/** Hard bounce at sending: the mail server says of the reader, and not of the message, that it will never be taken. */
function isBounce(error: unknown): boolean {
  const { command, response, responseCode } = error as Record<string, unknown>
  return command === 'RCPT TO' && NO_MAILBOX.has(responseCode) && !POLICY.test(String(response))
}

/** Whether trying again is pointless: a mail server that answers 5xx will say the same again. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
