/** The studio's end of the line to the canvas. */

import {
  type FromCanvas,
  nonceOf,
  readFromCanvas,
  readGreeting,
  type ToCanvas,
} from '../canvas/protocol.ts'

/** Timeout: milliseconds after which a canvas that says nothing is taken for broken. */
export const SILENCE_MS = 5000

export interface CanvasPlace {
  readonly url: string
  readonly origin: string
}

export interface CanvasLink {
  /** Begins to talk to a frame that shows the place; returns how to stop. */
  attach(frame: HTMLIFrameElement, place: CanvasPlace): () => void
  /**
   * Has the canvas do all of it in one go, so that nothing of it is seen without the rest. Lost while no canvas is ready: it then
   * shows what the server renders anyway.
   */
  send(...messages: readonly ToCanvas[]): void
}

export interface CanvasLinkOptions {
  /** Sent to every canvas before anything else: it may be asked to show something before it is ready. */
  readonly hello: Extract<ToCanvas, { type: 'hello' }>
  onMessage(message: FromCanvas): void
  /** The canvas did not answer in time. */
  onSilence(): void
}

export function createCanvasLink({ hello, onMessage, onSilence }: CanvasLinkOptions): CanvasLink {
  let port: MessagePort | undefined

  return {
    send: (...messages) => port?.postMessage(messages),

    attach(frame, { url, origin }) {
      const nonce = nonceOf(url)
      let isGreeted = false
      let isLoaded = false
      const silence = setTimeout(onSilence, SILENCE_MS)
      const hangUp = () => {
        port?.close()
        port = undefined
      }
      const hear = ({ data }: MessageEvent) => {
        const message = readFromCanvas(data)
        if (!message) return
        if (message.type === 'ready') clearTimeout(silence)
        onMessage(message)
      }
      // The page's first script greets, before any of the theme: whoever greets later is not the canvas.
      const listen = ({ origin: from, source, data, ports }: MessageEvent) => {
        if (isGreeted || from !== origin || source !== frame.contentWindow) return
        if (!readGreeting(nonce, data)) return
        isGreeted = true
        port = ports[0]
        if (!port) return
        port.onmessage = hear
        port.postMessage([hello])
      }
      // A page that loads itself anew is another one, which no greeting can be trusted of: it is opened anew.
      const load = () => {
        if (isLoaded) {
          hangUp()
          onSilence()
        }
        isLoaded = isGreeted
      }
      addEventListener('message', listen)
      frame.addEventListener('load', load)
      return () => {
        clearTimeout(silence)
        removeEventListener('message', listen)
        frame.removeEventListener('load', load)
        hangUp()
      }
    },
  }
}
