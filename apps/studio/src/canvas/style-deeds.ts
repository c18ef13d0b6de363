/** The canvas's handlers of the style panel's messages, on pages and on screens that are none. */

import type { Bridge } from './bridge.ts'
import type { ToCanvas } from './protocol.ts'
import { isOnPage, pointAt, showLiveStyle, swapStylesheet } from './site-styles.ts'

type StyleMessage = 'liveStyle' | 'stylesheet' | 'point' | 'tweakEvent' | 'askPresent'

export const STYLE_DEEDS: {
  readonly [Type in StyleMessage]: (
    message: Extract<ToCanvas, { type: Type }>,
    bridge: Bridge,
  ) => void | Promise<void>
} = {
  liveStyle: ({ css }) => showLiveStyle(css),
  stylesheet: swapStylesheet,
  point: ({ selector }) => pointAt(selector),

  tweakEvent({ event, name, value, pageType }) {
    dispatchEvent(new CustomEvent(event, { detail: { name, value, pageType } }))
  },

  askPresent({ selectors }, bridge) {
    bridge.send({ type: 'present', selectors: selectors.filter(isOnPage) })
  },
}
