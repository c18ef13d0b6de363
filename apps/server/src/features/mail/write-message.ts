/** Puts a message into the outbox, in the transaction of what it tells about. */

import type { SiteTx } from '../../platform/database.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { MessageKind, MessageKinds } from './message-kinds.ts'
import { insertMessage } from './message-table.ts'
import { SEND_MESSAGE } from './send-message.ts'

export interface MessageToWrite<Kind extends MessageKind> {
  readonly kind: Kind
  /** Names the one effect: `order-confirmation:<order id>`. Writing it again does nothing. */
  readonly effectKey: string
  readonly to: string
  readonly replyTo: string
  /** The site's title. */
  readonly sender: string
  readonly subject: string
  readonly data: MessageKinds[Kind]
}

export async function writeMessage<Kind extends MessageKind>(
  site: SiteTx,
  { kind, effectKey, to, replyTo, sender, subject, data }: MessageToWrite<Kind>,
): Promise<void> {
  const id = await insertMessage(site, {
    kind,
    effect_key: effectKey,
    recipient: address(to),
    reply_to: replyTo === '' ? '' : address(replyTo),
    sender: oneLine(sender),
    subject: oneLine(subject),
    data,
  })
  if (id !== undefined) await enqueue(site, SEND_MESSAGE, { id })
}

/** One address and nothing but one: a line break would begin another header, a comma another reader. */
function address(text: string): string {
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(text)) throw new Error('That is not one mail address')
  return text
}

/** Words of an owner on their way into a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
