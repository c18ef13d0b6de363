/** A screen that is no page, beside the style panel: shows the style as it changes, and nothing on it can be pressed. */

import { createBridge } from './bridge.ts'
import { makeInert } from './inert.ts'
import { currentView } from './page.ts'
import type { Line, ToCanvas } from './protocol.ts'
import { STYLE_DEEDS } from './style-deeds.ts'

export function start(line: Line): void {
  makeInert(() => false)
  const bridge = createBridge(line)
  bridge.open({ type: 'ready', view: currentView() }, (message) => {
    const deed = STYLE_DEEDS[message.type as keyof typeof STYLE_DEEDS] as
      | ((message: ToCanvas, bridge: ReturnType<typeof createBridge>) => void)
      | undefined
    deed?.(message, bridge)
  })
}
