/** From a stored message to what its reader gets: HTML, and the same as plain text. */

import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MessageKind, MessageKinds } from './message-kinds.ts'
import { orderConfirmation } from './order-confirmation.tsx'

const TEMPLATES: {
  readonly [Kind in MessageKind]: (data: MessageKinds[Kind]) => ReactElement
} = {
  'order-confirmation': orderConfirmation,
}

/** What mail programs lay out as their own oldest one does. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Lines are wrapped by whoever reads them. What lists of messages show beside the subject is said again in the text. */
const PLAIN: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
}

export interface RenderedMessage {
  readonly html: string
  readonly text: string
}

export function renderMessage<Kind extends MessageKind>(
  kind: Kind,
  data: MessageKinds[Kind],
): RenderedMessage {
  const markup = renderToStaticMarkup(TEMPLATES[kind](data))
  return { html: `${DOCTYPE}${markup}`, text: convert(markup, PLAIN).trim() }
}
