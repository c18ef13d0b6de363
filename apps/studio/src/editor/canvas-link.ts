/** The studio's end of the line to the canvas. */

import {
  type FromCanvas,
  nonceOf,
  readFromCanvas,
  sealed,
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
  let post: ((message: ToCanvas) => void) | undefined

  return {
    send: (message) => post?.(message),

    attach(frame, { url, origin }) {
      const nonce = nonceOf(url)
      const silence = setTimeout(onSilence, SILENCE_MS)
      const listen = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return
        const message = readFromCanvas(nonce, event.data)
        if (!message) return
        if (message.type === 'ready') {
          clearTimeout(silence)
          post = (reply) => frame.contentWindow?.postMessage(sealed(nonce, reply), origin)
        }
        onMessage(message)
      }
      addEventListener('message', listen)
      return () => {
        clearTimeout(silence)
        removeEventListener('message', listen)
        post = undefined
      }
    },
  }
}
