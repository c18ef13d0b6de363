/** The canvas's end of the line to the studio. */

import { type FromCanvas, type Line, readToCanvas, type ToCanvas } from './protocol.ts'

export interface Bridge {
  send(message: FromCanvas): void
  /** Says that the canvas can be talked to, and hears what the studio says from then on. */
  open(ready: FromCanvas, onMessage: (message: ToCanvas) => void): void
}

/**
 * Over a port: it brings messages at once, where those between windows wait until the sender has drawn what it
 * changed itself, and it is known to nobody but its two ends.
 */
export function createBridge(line: Line): Bridge {
  const send = (message: FromCanvas) => line.send(message)
  return {
    send,
    open(ready, onMessage) {
      line.hear((data) => {
        for (const message of readToCanvas(data)) onMessage(message)
      })
      send(ready)
    },
  }
}
