/** The canvas's end of the line to the studio. */

import {
  CANVAS_KEY_ID,
  type FromCanvas,
  type Greeting,
  readCanvasKey,
  readToCanvas,
  sealed,
  type ToCanvas,
} from './protocol.ts'

export interface Bridge {
  send(message: FromCanvas): void
  /** Opens the line: hands the studio its end of it, and hears what it says from then on. */
  open(greeting: Greeting, onMessage: (message: ToCanvas) => void): void
}

/**
 * Nothing when the page was not opened by an editor. A port brings messages at once, where those between windows wait
 * until the sender has drawn what it changed itself, and it is known to nobody but its two ends.
 */
export function openBridge(): Bridge | undefined {
  const key = readCanvasKey(document.getElementById(CANVAS_KEY_ID)?.textContent ?? '')
  if (!key || parent === window) return undefined
  const { port1: own, port2: studios } = new MessageChannel()
  return {
    send: (message) => own.postMessage(message),
    open(greeting, onMessage) {
      own.onmessage = ({ data }) => {
        const message = readToCanvas(data)
        if (message) onMessage(message)
      }
      parent.postMessage(sealed(key.nonce, greeting), key.studioOrigin, [studios])
    },
  }
}
