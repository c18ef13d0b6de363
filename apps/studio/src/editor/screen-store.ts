/**
 * A store as the components of a screen hear of it: at once, or all together a moment later, when drawing them would hold up
 * something that is to be seen first.
 */

import type { StoreApi } from 'zustand'

/** Milliseconds after which components are told of changes in any case. */
const PATIENCE_MS = 100

type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

export interface ScreenStore<State> extends ReadableStore<State> {
  /** Tells components of no change until it is released. */
  hold(): void
  release(): void
}

export function createScreenStore<State>(store: ReadableStore<State>): ScreenStore<State> {
  const listeners = new Set<Parameters<typeof store.subscribe>[0]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The state that components know, while there is a newer one. */
  let known: State | undefined

  const tell = () => {
    const before = known
    if (before === undefined) return
    known = undefined
    for (const listener of listeners) listener(store.getState(), before)
  }
  store.subscribe((_state, before) => {
    known ??= before
    if (timer === undefined) tell()
  })
  const release = () => {
    clearTimeout(timer)
    timer = undefined
    tell()
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold() {
      timer ??= setTimeout(release, PATIENCE_MS)
    },
    release,
  }
}
