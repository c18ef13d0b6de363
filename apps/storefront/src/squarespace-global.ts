/** The globals that theme scripts count on (themes §10): what every page has, whether or not its theme has scripts. */

import type { domSettled } from './dom-settled.ts'
import type { animateScroll } from './scroll-animation.ts'

type Hook = (Y?: unknown) => void

/** Whatever comes to life on a page, and has to be taken down before its content is swapped. */
export interface PageParts {
  scan(scope: ParentNode): void
  destroy(scope: ParentNode): void
}

export interface SquarespaceGlobal {
  AFTER_BODY_LOADED: boolean
  /** Hooks run once the page is read, and again after each swap of its content. */
  onInitialize(Y: unknown, hook: Hook): void
  onDestroy(Y: unknown, hook: Hook): void
  afterBodyLoad(Y?: unknown): void
  globalDestroy(Y?: unknown): void
  /** Modules for blocks of a kind: they come to life without being asked for. */
  addLoadTrigger(selector?: string, modules?: readonly string[]): void
  /** For scripts of themes and owners; there on sites that have any. */
  animateScroll?: typeof animateScroll
  domSettled?: typeof domSettled
  /** Passes the parts that the platform brings to life itself. */
  connect(parts: PageParts): void
}

declare global {
  interface Window {
    Squarespace?: SquarespaceGlobal
    Y?: unknown
  }
}

/** The page's own, made by whoever needs it first. What a theme put in its place stays, as far as it is not ours. */
export function squarespaceGlobal(): SquarespaceGlobal {
  const there: Partial<SquarespaceGlobal> | undefined = window.Squarespace
  if (typeof there?.connect === 'function') return there as SquarespaceGlobal
  if (there) console.warn('The theme replaced `Squarespace`; its hooks are lost.')
  const made = create()
  window.Squarespace = made
  for (const [name, part] of Object.entries(there ?? {})) {
    if (!(name in made)) Object.assign(made, { [name]: part })
  }
  return made
}

function create(): SquarespaceGlobal {
  const hooks: Hook[] = []
  const leaving: Hook[] = []
  const connected: PageParts[] = []
  const run = (some: readonly Hook[], Y: unknown) => {
    for (const hook of some) {
      // One that fails leaves the others theirs.
      try {
        hook(Y ?? window.Y)
      } catch (error) {
        reportError(error)
      }
    }
  }
  const shim: SquarespaceGlobal = {
    AFTER_BODY_LOADED: false,
    onInitialize: (Y, hook) => {
      hooks.push(hook)
      if (shim.AFTER_BODY_LOADED) run([hook], Y)
    },
    onDestroy: (_Y, hook) => {
      leaving.push(hook)
    },
    afterBodyLoad: (Y) => {
      if (shim.AFTER_BODY_LOADED) return
      shim.AFTER_BODY_LOADED = true
      for (const parts of connected) parts.scan(document)
      run(hooks, Y)
    },
    globalDestroy: (Y) => {
      for (const parts of connected) parts.destroy(document)
      run(leaving, Y)
      shim.AFTER_BODY_LOADED = false
    },
    addLoadTrigger: () => {},
    connect: (parts) => {
      connected.push(parts)
      if (shim.AFTER_BODY_LOADED) parts.scan(document)
    },
  }
  // Themes that load pages themselves say so with these.
  addEventListener('mercury:unload', () => shim.globalDestroy())
  addEventListener('mercury:load', () => shim.afterBodyLoad())
  return new Proxy(shim, { get: (target, name) => known(target, name) })

  /** `initializeVideo`, `initializeLayoutBlocks` and so on: one look at the page does what each of them did. */
  function known(target: SquarespaceGlobal, name: string | symbol): unknown {
    if (name in target || !/^initialize/.test(String(name))) return Reflect.get(target, name)
    return () => {
      for (const parts of connected) parts.scan(document)
    }
  }
}
