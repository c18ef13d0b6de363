/** Renders a stored message as its reader gets it: as HTML and as plain text. */

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { answerReply, answerReplyText } from './answer-reply.tsx'
import { formReply, formReplyText } from './form-reply.tsx'
import { listMail, listMailText } from './list-mail.tsx'
import { lowStock, lowStockText } from './low-stock.tsx'
import type { MessageKind, MessageKinds } from './message-kinds.ts'
import { orderConfirmation, orderConfirmationText } from './order-confirmation.tsx'
import { orderDownloads, orderDownloadsText } from './order-downloads.tsx'
import { orderRefunded, orderRefundedText } from './order-refunded.tsx'
import { orderSent, orderSentText } from './order-sent.tsx'
import { ownerNotice, ownerNoticeText } from './owner-notice.tsx'

interface Template<Data> {
  html(data: Data): ReactElement
  text(data: Data): string
}

const TEMPLATES: { readonly [Kind in MessageKind]: Template<MessageKinds[Kind]> } = {
  'answer-reply': { html: answerReply, text: answerReplyText },
  'comment-mail': { html: listMail, text: listMailText },
  'form-reply': { html: formReply, text: formReplyText },
  'list-mail': { html: listMail, text: listMailText },
  'low-stock': { html: lowStock, text: lowStockText },
  'order-confirmation': { html: orderConfirmation, text: orderConfirmationText },
  'order-downloads': { html: orderDownloads, text: orderDownloadsText },
  'order-refunded': { html: orderRefunded, text: orderRefundedText },
  'order-sent': { html: orderSent, text: orderSentText },
  'owner-notice': { html: ownerNotice, text: ownerNoticeText },
}

/** Document type that makes mail programs use their oldest, common layout mode. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

export interface RenderedMessage {
  readonly html: string
  readonly text: string
}

export function renderMessage<Kind extends MessageKind>(
  kind: Kind,
  data: MessageKinds[Kind],
): RenderedMessage {
  const { html, text } = TEMPLATES[kind]
  return { html: `${DOCTYPE}${renderToStaticMarkup(html(data))}`, text: text(data) }
}
