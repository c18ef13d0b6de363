/** From a stored message to what its reader gets: HTML, and the same as plain text. */

import type { MessageKind, MessageKinds } from './message-kinds.ts'
import { type MailComponents, orderConfirmation } from './order-confirmation.tsx'

type Template<Kind extends MessageKind> = (
  mail: MailComponents,
  data: MessageKinds[Kind],
) => ReturnType<typeof orderConfirmation>

const TEMPLATES: { readonly [Kind in MessageKind]: Template<Kind> } = {
  'order-confirmation': orderConfirmation,
}

export interface RenderedMessage {
  readonly html: string
  readonly text: string
}

export async function renderMessage<Kind extends MessageKind>(
  kind: Kind,
  data: MessageKinds[Kind],
): Promise<RenderedMessage> {
  // Loaded here: it takes most of a second, and most starts of a server send no mail.
  const mail = await import('@react-email/components')
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(TEMPLATES[kind](mail, data))
  return { html, text: toPlainText(html).trim() }
}
