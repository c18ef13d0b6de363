/** The canvas's end of the line to the studio. */

import {
  CANVAS_KEY_ID,
  type FromCanvas,
  readCanvasKey,
  readToCanvas,
  sealed,
  type ToCanvas,
} from './protocol.ts'

export interface Bridge {
  send(message: FromCanvas): void
  listen(onMessage: (message: ToCanvas) => void): void
}

/** Nothing when the page was not opened by an editor. */
export function openBridge(): Bridge | undefined {
  const key = readCanvasKey(document.getElementById(CANVAS_KEY_ID)?.textContent ?? '')
  if (!key || parent === window) return undefined
  return {
    send: (message) => parent.postMessage(sealed(key.nonce, message), key.studioOrigin),
    listen: (onMessage) =>
      addEventListener('message', ({ origin, source, data }) => {
        if (origin !== key.studioOrigin || source !== parent) return
        const message = readToCanvas(key.nonce, data)
        if (message) onMessage(message)
      }),
  }
}
