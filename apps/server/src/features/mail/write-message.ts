/**
 * Transactional outbox: writes a message in the transaction of the event that it reports. An invalid address never undoes that
 * transaction: the message is kept as failed, where the owner sees it, and an invalid reply address is left out.
 */

import { isMailable } from '@sitewright/core/email'
import type { SiteTx } from '../../platform/database.ts'
import type { MessageKind, MessageKinds } from './message-kinds.ts'
import { insertMessage } from './message-table.ts'
import { SEND_MESSAGE } from './send-message.ts'

export interface MessageToWrite<Kind extends MessageKind> {
  readonly kind: Kind
  /** Idempotency key: `order-confirmation:<order id>`. Writing the same effect again does nothing. */
  readonly effectKey: string
  readonly to: string
  readonly replyTo: string
  /** The site's title. */
  readonly sender: string
  readonly subject: string
  /** Absolute address at which readers leave the list that the mail is to; absent for mail to no list. */
  readonly unsubscribeUrl?: string
  readonly data: MessageKinds[Kind]
}

export async function writeMessage<Kind extends MessageKind>(
  site: SiteTx,
  {
    kind,
    effectKey,
    to,
    replyTo,
    sender,
    subject,
    unsubscribeUrl = '',
    data,
  }: MessageToWrite<Kind>,
): Promise<void> {
  const message = {
    kind,
    effect_key: effectKey,
    recipient: oneLine(to),
    reply_to: isMailable(replyTo) ? replyTo : '',
    sender: oneLine(sender),
    subject: oneLine(subject),
    unsubscribe_url: unsubscribeUrl,
    data,
    state: isMailable(to) ? 'waiting' : 'failed',
  } as const
  await insertMessage(site, message, SEND_MESSAGE)
}

/** An owner's text on one line, for a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
