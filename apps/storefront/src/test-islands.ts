import { vi } from 'vitest'
import type { Island, IslandModule } from './island.ts'

/** An island whose script arrives, or does not, when a test says so. */
export class TestIsland implements Island {
  readonly name = 'test'
  readonly selector = '.island'
  readonly on: Island['on'] = 'interaction'
  readonly holds = '.held'
  /** Roots that live, in the order in which they came to life. */
  readonly mounts: Element[] = []
  /** Events that the island was given, as `type value`. */
  readonly heard: string[] = []
  loads = 0
  #settle: { arrive(module: IslandModule): void; fail(error: Error): void }[] = []

  constructor(parts: Partial<Island> = {}) {
    Object.assign(this, parts)
  }

  load = (): Promise<IslandModule> => {
    this.loads += 1
    return new Promise((arrive, fail) => {
      this.#settle.push({ arrive, fail })
    })
  }

  async arrives(mount = (root: Element) => this.mount(root)): Promise<void> {
    for (const { arrive } of this.#settle.splice(0)) arrive({ mount })
    await turn()
  }

  async fails(): Promise<void> {
    for (const { fail } of this.#settle.splice(0)) fail(new Error('offline'))
    await turn()
  }

  mount(root: Element): () => void {
    this.mounts.push(root)
    const hear = (event: Event) => {
      event.preventDefault()
      const { value } = event.target as HTMLInputElement
      const key = event instanceof KeyboardEvent ? event.key : ''
      this.heard.push([event.type, key, value].filter(Boolean).join(' '))
    }
    for (const type of ['click', 'submit', 'input', 'change', 'keydown', 'keyup']) {
      root.addEventListener(type, hear)
    }
    return () => void this.mounts.splice(this.mounts.indexOf(root), 1)
  }
}

/** All that was waiting for a promise, a retry without delay or a script that is there has run. */
export async function turn(): Promise<void> {
  await import('./replay.ts')
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Stands in for the browser's observer; `show` tells that an element comes near. */
export function observeByHand(): { show(element: Element): void } {
  const observers: { observed: Set<Element>; tell: IntersectionObserverCallback }[] = []
  class ByHand {
    readonly observed = new Set<Element>()
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
      observers.push(this)
    }
    observe = (element: Element) => void this.observed.add(element)
    unobserve = (element: Element) => void this.observed.delete(element)
    disconnect = () => this.observed.clear()
  }
  vi.stubGlobal('IntersectionObserver', ByHand)
  return {
    show: (target) => {
      for (const { observed, tell } of observers) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
        if (observed.has(target)) tell([entry], {} as IntersectionObserver)
      }
    },
  }
}
