/**
 * The first script of the canvas's page, before anything of the theme: takes the key out of the document and opens the
 * line to the studio, which believes the first greeting of a load and none that comes later. The line goes to the
 * runtime by its own arguments, so that nothing that the page can reach leads to it.
 */

import { CANVAS_KEY_ID, type Line, readCanvasKey, sealed } from './protocol.ts'

const script = document.currentScript
const element = document.getElementById(CANVAS_KEY_ID)
const key = readCanvasKey(element?.textContent ?? '')
const runtime = script?.dataset.runtime
element?.remove()
script?.remove()

if (key && runtime && parent !== window) {
  const { port1: own, port2: studios } = new MessageChannel()
  // Messages of the studio are kept until somebody listens.
  const early: unknown[] = []
  let listener: ((data: unknown) => void) | undefined
  own.onmessage = ({ data }) => {
    if (listener) listener(data)
    else early.push(data)
  }
  const line: Line = {
    // Bound now: a theme may put a function of its own in this one's place.
    send: own.postMessage.bind(own),
    hear(next) {
      listener = next
      for (const data of early.splice(0)) next(data)
    },
  }
  parent.postMessage(sealed(key.nonce, { type: 'ready', view: 'desktop' }), key.studioOrigin, [
    studios,
  ])
  // Events of the frame, for the studio's toolbar (specification §2).
  addEventListener('load', () => line.send({ type: 'load' }))
  addEventListener('pagehide', () => line.send({ type: 'iframeUnload' }))
  const loaded: Promise<{ start(line: Line): void }> = import(runtime)
  void loaded.then(({ start }) => start(line))
}
