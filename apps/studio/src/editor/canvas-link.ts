/** The studio's end of the line to the canvas. */

import {
  type FromCanvas,
  nonceOf,
  readFromCanvas,
  readGreeting,
  type ToCanvas,
} from '../canvas/protocol.ts'

/** The canvas that says nothing for so long is taken for broken. */
export const SILENCE_MS = 5000

export interface CanvasPlace {
  readonly url: string
  readonly origin: string
}

export interface CanvasLink {
  /** Begins to talk to a frame that shows the place; returns how to stop. */
  attach(frame: HTMLIFrameElement, place: CanvasPlace): () => void
  /** Lost while no canvas is ready: it then shows what the server renders anyway. */
  send(message: ToCanvas): void
}

export interface CanvasLinkOptions {
  onMessage(message: FromCanvas): void
  /** The canvas did not answer in time. */
  onSilence(): void
}

export function createCanvasLink({ onMessage, onSilence }: CanvasLinkOptions): CanvasLink {
  let port: MessagePort | undefined

  return {
    send: (message) => port?.postMessage(message),

    attach(frame, { url, origin }) {
      const nonce = nonceOf(url)
      const silence = setTimeout(onSilence, SILENCE_MS)
      const hangUp = () => {
        port?.close()
        port = undefined
      }
      const listen = ({ origin: from, source, data, ports }: MessageEvent) => {
        if (from !== origin || source !== frame.contentWindow) return
        const greeting = readGreeting(nonce, data)
        if (!greeting) return
        clearTimeout(silence)
        // The page in the frame may have been loaded anew.
        hangUp()
        port = ports[0]
        if (port) port.onmessage = hear
        onMessage(greeting)
      }
      addEventListener('message', listen)
      return () => {
        clearTimeout(silence)
        removeEventListener('message', listen)
        hangUp()
      }
    },
  }

  function hear({ data }: MessageEvent): void {
    const message = readFromCanvas(data)
    if (message) onMessage(message)
  }
}
