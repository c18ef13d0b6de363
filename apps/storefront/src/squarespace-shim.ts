/** The few globals that theme scripts count on: hooks before and after a page's content is swapped. */

import type { IslandRuntime } from './island-loader.ts'

type Hook = (Y?: unknown) => void

interface SquarespaceGlobal {
  onInitialize(Y: unknown, hook: Hook): void
  afterBodyLoad(Y?: unknown): void
  globalDestroy(Y?: unknown): void
  AFTER_BODY_LOADED: boolean
}

declare global {
  interface Window {
    Squarespace?: SquarespaceGlobal
  }
}

export function installShim(runtime: IslandRuntime): void {
  const hooks: Hook[] = []
  const shim: SquarespaceGlobal = {
    AFTER_BODY_LOADED: false,
    onInitialize: (_Y, hook) => {
      hooks.push(hook)
      if (shim.AFTER_BODY_LOADED) hook()
    },
    afterBodyLoad: (Y) => {
      if (shim.AFTER_BODY_LOADED) return
      shim.AFTER_BODY_LOADED = true
      runtime.scan(document)
      for (const hook of hooks) hook(Y)
    },
    globalDestroy: () => {
      runtime.destroy(document)
      shim.AFTER_BODY_LOADED = false
    },
  }
  window.Squarespace = shim
  // Themes that load pages themselves say so with these.
  addEventListener('mercury:unload', () => shim.globalDestroy())
  addEventListener('mercury:load', () => shim.afterBodyLoad())
}
