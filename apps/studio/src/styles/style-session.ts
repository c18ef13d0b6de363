/**
 * Changing a site's look: values are shown in the canvas at once where they can be, saved as a draft, and shown as
 * compiled when the server has done so. Components show its store and call its deeds; this module does not know React.
 */

import type { Client } from '@sitewright/api/client'
import { getStyle } from '@sitewright/api/themes/get-style'
import { putStyle } from '@sitewright/api/themes/put-style'
import type { Id } from '@sitewright/core/id'
import { isSameStyle, type SiteStyle } from '@sitewright/core/site/site-style'
import type { TweakEvent } from '@sitewright/core/site/tweak-events'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ToCanvas } from '../canvas/protocol.ts'
import { liveCss } from './live-css.ts'
import { historyOf, redone, type StyleHistory, undone, withChange } from './style-history.ts'
import type { StyleState, Tweak } from './style-state.ts'

export interface StyleSnapshot {
  /** The server's last answer, which the canvas shows compiled. Undefined until it has answered. */
  readonly server: StyleState | undefined
  readonly history: StyleHistory | undefined
  readonly saving: 'saved' | 'saving' | 'failed'
  readonly error: Error | undefined
  /** Selectors of `showOnlyWhenPresent` that match nothing on the page. */
  readonly absent: ReadonlySet<string>
}

export interface StyleSession {
  readonly store: StoreApi<StyleSnapshot>
  readonly hasUnsaved: boolean
  /** Reads what there is, once. */
  open(): Promise<void>
  setTweak(tweak: Tweak, value: string): void
  setCss(css: string): void
  /** Several values at once: a preset, or none for what the theme has. */
  setTweaks(values: Readonly<Record<string, string>>, label: string): void
  undo(): void
  redo(): void
  retry(): void
  /** Resolves when everything is on the server, or cannot be brought there. */
  flush(): Promise<void>
  /** Called when the canvas shows the page anew, as the server has it. */
  canvasReady(): void
  canvasPresent(selectors: readonly string[]): void
  /** Shows on the page what a tweak changes; no mark for an empty selector. */
  point(selector: string): void
  tell(event: TweakEvent): void
}

export interface StyleSessionOptions {
  readonly siteId: Id
  readonly call: Client
  send(message: ToCanvas): void
  now?(): number
}

/** Debounce: milliseconds after the last change until it is saved, for what is typed and what the page shows already. */
const PAUSE_MS = 120
/** Milliseconds after the first change that the page shows only once it is compiled. Later ones go with the next save. */
const SOON_MS = 10

export function createStyleSession({
  siteId,
  call,
  send,
  now = Date.now,
}: StyleSessionOptions): StyleSession {
  const store = createStore<StyleSnapshot>(() => ({
    server: undefined,
    history: undefined,
    saving: 'saved',
    error: undefined,
    absent: new Set(),
  }))
  let opening: Promise<void> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let isSoon = false
  let underWay: Promise<void> | undefined

  const hasUnsaved = () => {
    const { server, history } = store.getState()
    return server !== undefined && history !== undefined && !isSame(server.style, history.style)
  }

  const showLive = () => {
    const { server, history } = store.getState()
    if (!server || !history) return
    const { tweaks: values } = history.style
    send({
      type: 'liveStyle',
      css: liveCss(server.tweaks, { values, compiled: server.style.tweaks }),
    })
  }

  const save = (): Promise<void> => {
    clearTimeout(pause)
    isSoon = false
    underWay ??= saveAll().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** Saves until the style that was saved last is the one that is wanted. */
  const saveAll = async () => {
    while (hasUnsaved()) {
      const { server: before, history } = store.getState()
      if (!before || !history) return
      store.setState({ saving: 'saving' })
      try {
        const wanted = history.style
        const saved = await call(putStyle, { siteId, ...wanted, tweaks: { ...wanted.tweaks } })
        const server = { ...before, ...saved }
        store.setState({ server, error: undefined })
        adopt(wanted, server.style)
        showCompiled(before, server)
      } catch (error) {
        store.setState({ saving: 'failed', error: error as Error })
        return
      }
    }
    store.setState({ saving: 'saved' })
    send({ type: 'tweakEvent', event: 'tweak:save', name: '', value: '' })
  }

  /** Takes over the style as the server made it, unless someone has changed it since. */
  const adopt = (wanted: SiteStyle, saved: SiteStyle) => {
    const { history } = store.getState()
    if (history && isSame(history.style, wanted)) {
      store.setState({ history: { ...history, style: saved } })
    }
  }

  const showCompiled = (before: StyleState, server: StyleState) => {
    const classes = (state: StyleState) => state.bodyClasses
    send({
      type: 'stylesheet',
      path: server.stylesheet,
      addClasses: classes(server).filter((name) => !classes(before).includes(name)),
      removeClasses: classes(before).filter((name) => !classes(server).includes(name)),
    })
    showLive()
    // Selectors may name classes that came or went.
    askPresent()
  }

  const change = (key: string, label: string, style: SiteStyle, isWaitedFor = false) => {
    const { history } = store.getState()
    if (!history) return
    store.setState({ history: withChange(history, { key, label, style, at: now() }) })
    changed(isWaitedFor)
  }

  const changed = (isWaitedFor: boolean) => {
    showLive()
    store.setState({ saving: hasUnsaved() ? 'saving' : 'saved', error: undefined })
    if (isSoon) return
    isSoon = isWaitedFor
    clearTimeout(pause)
    pause = setTimeout(() => void save(), isSoon ? SOON_MS : PAUSE_MS)
  }

  const replay = (step: typeof undone) => {
    const { history } = store.getState()
    const next = history && step(history)
    if (!history || !next) return
    store.setState({ history: next })
    tellChanges(history.style, next.style)
    changed(true)
  }

  const tellChanges = (before: SiteStyle, after: SiteStyle) => {
    for (const { name, initial } of store.getState().server?.tweaks ?? []) {
      const value = after.tweaks[name] ?? initial
      if ((before.tweaks[name] ?? initial) === value) continue
      send({ type: 'tweakEvent', event: 'tweak:change', name, value })
    }
  }

  const askPresent = () => {
    const tweaks = store.getState().server?.tweaks ?? []
    const selectors = tweaks.flatMap(({ showOnlyWhenPresent }) => showOnlyWhenPresent ?? [])
    if (selectors.length > 0) send({ type: 'askPresent', selectors: [...new Set(selectors)] })
  }

  const read = async () => {
    try {
      const server = await call(getStyle, { siteId })
      store.setState({ server, history: historyOf(server.style), error: undefined })
      askPresent()
    } catch (error) {
      opening = undefined
      store.setState({ error: error as Error })
    }
  }

  return {
    store,
    get hasUnsaved() {
      return hasUnsaved()
    },
    open: () => {
      opening ??= read()
      return opening
    },
    setTweak({ name, title, live }, value) {
      const { history } = store.getState()
      if (!history) return
      const { style } = history
      change(
        name,
        title,
        { ...style, tweaks: { ...style.tweaks, [name]: value } },
        live.length === 0,
      )
      send({ type: 'tweakEvent', event: 'tweak:change', name, value })
    },
    setCss(css) {
      const { history } = store.getState()
      if (history) change('', 'CSS', { ...history.style, css })
    },
    setTweaks(values, label) {
      const { history } = store.getState()
      if (!history) return
      const style = { ...history.style, tweaks: values }
      change(`all ${label}`, label, style, true)
      tellChanges(history.style, style)
      send({ type: 'tweakEvent', event: 'tweak:reset', name: '', value: '' })
    },
    undo: () => replay(undone),
    redo: () => replay(redone),
    retry: () => void save(),
    flush: async () => {
      await save()
    },
    canvasReady() {
      if (!store.getState().server) return
      showLive()
      askPresent()
    },
    canvasPresent(present) {
      const tweaks = store.getState().server?.tweaks ?? []
      const asked = tweaks.flatMap(({ showOnlyWhenPresent }) => showOnlyWhenPresent ?? [])
      const isThere = new Set(present)
      store.setState({ absent: new Set(asked.filter((selector) => !isThere.has(selector))) })
    },
    point: (selector) => send({ type: 'point', selector }),
    tell: (event) => send({ type: 'tweakEvent', event, name: '', value: '' }),
  }

  /** Values that the theme has anyway are left out by the server. */
  function isSame(a: SiteStyle, b: SiteStyle): boolean {
    return isSameStyle(plain(a), plain(b))
  }

  function plain(style: SiteStyle): SiteStyle {
    const tweaks = store.getState().server?.tweaks ?? []
    const initial = new Map(tweaks.map((tweak) => [tweak.name, tweak.initial]))
    const own = Object.entries(style.tweaks).filter(([name, value]) => initial.get(name) !== value)
    return { ...style, tweaks: Object.fromEntries(own) }
  }
}
