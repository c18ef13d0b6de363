/**
 * A screen that is no page, beside the style panel: shows the style as it changes, and nothing on it can be pressed. It reads what
 * the studio says without the tables of the protocol, which are for the canvas of a page: the line leads to the studio alone.
 */

import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import { makeInert } from './inert.ts'
import type { FromCanvas, Line, ToCanvas } from './protocol.ts'
import { isOnPage, pointAt, showLiveStyle, swapStylesheet, tellTweak } from './site-styles.ts'

type Deeds = {
  readonly [Type in ToCanvas['type']]?: (
    message: Extract<ToCanvas, { type: Type }>,
    send: (message: FromCanvas) => void,
  ) => void
}

const DEEDS: Deeds = {
  liveStyle: ({ css }) => showLiveStyle(css),
  stylesheet: (message) => void swapStylesheet(message),
  point: ({ selector }) => pointAt(selector),
  tweakEvent: tellTweak,
  askPresent: ({ selectors }, send) =>
    send({ type: 'present', selectors: selectors.filter(isOnPage) }),
}

export function start(line: Line): void {
  makeInert(() => false)
  const send = (message: FromCanvas) => line.send(message)
  line.hear((data) => {
    for (const message of data as readonly ToCanvas[]) {
      const deed = DEEDS[message.type] as
        | ((message: ToCanvas, tell: typeof send) => void)
        | undefined
      deed?.(message, send)
    }
  })
  send({ type: 'ready', view: matchMedia(VIEW_MEDIA.desktop).matches ? 'desktop' : 'phone' })
}
