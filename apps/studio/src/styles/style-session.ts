/**
 * Changing a site's look: choices are edits of the visit like all others; values are shown in the canvas at once where they can
 * be, and as compiled when the server has saved them. Components show its store and call its deeds; it does not know React.
 */

import type { Client } from '@sitewright/api/client'
import { getStyle } from '@sitewright/api/themes/get-style'
import type { Id } from '@sitewright/core/id'
import type { SiteOperation } from '@sitewright/core/site/site-operation'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import type { TweakEvent, TweakPageType } from '@sitewright/core/site/tweak-events'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ToCanvas } from '../canvas/protocol.ts'
import { type Change, isSiteChange } from '../document/change.ts'
import type { Edit } from '../document/edit.ts'
import type { Session } from '../document/session.ts'
import { setCss, setTweaks } from '../document/site-edits.ts'
import { liveCss } from './live-css.ts'
import type { SavedLook, StyleState, Tweak } from './style-state.ts'

export interface StyleSnapshot {
  /** The server's last answer, which the canvas shows compiled. Undefined until it has answered. */
  readonly server: StyleState | undefined
  /** The style as the owner has it now. */
  readonly style: SiteStyle
  /** Name of the choice that was changed last, if it was one alone. */
  readonly last: string | undefined
  /** Why the choices could not be read or saved. */
  readonly error: Error | undefined
  /** Selectors of `showOnlyWhenPresent` that match nothing on the page. */
  readonly absent: ReadonlySet<string>
}

export interface StyleSession {
  readonly store: StoreApi<StyleSnapshot>
  /** Reads what there is, once. */
  open(): Promise<void>
  setTweak(tweak: Tweak, value: string): void
  setCss(css: string): void
  /** Takes the values of a preset; all others become the theme's own. */
  setTweaks(values: Readonly<Record<string, string>>, label: string): void
  /** Gives some choices a value, as one step of undo; all others stay. */
  mergeTweaks(values: Readonly<Record<string, string>>, label: string): void
  /** Gives every choice the theme's own value, and tells the theme's scripts of a reset. */
  resetTweaks(label: string): void
  /** The server saved the choices and compiled them. */
  saved(look: SavedLook): void
  /** The server refused them; its objections stay at their fields until the owner changes something. */
  refused(error: Error): void
  /** Called when the canvas shows the page anew, as the server has it. */
  canvasReady(): void
  canvasPresent(selectors: readonly string[]): void
  /** Shows on the page what a tweak changes; no mark for an empty selector. */
  point(selector: string): void
  /** Says to the theme's scripts what the panel is open on from now on. */
  styledOn(pageType: TweakPageType): void
  tell(event: TweakEvent): void
}

export interface StyleSessionOptions {
  readonly siteId: Id
  readonly call: Client
  readonly session: Session
  perform(edit: Edit): void
  send(message: ToCanvas): void
  /** Kind of the page that is edited, on which the panel opens. */
  readonly pageType: TweakPageType
  /** Saves what is not saved yet, now. */
  save(): void
}

/** Debounce: milliseconds after the last change until it is saved, for what is typed and what the page shows already. */
const PAUSE_MS = 120
/** Milliseconds after the first change that the page shows only once it is compiled. Later ones go with the next save. */
const SOON_MS = 10

export function createStyleSession(options: StyleSessionOptions): StyleSession {
  const { siteId, call, session, perform, send, save } = options
  const styleNow = () => session.store.getState().site.style
  const store = createStore<StyleSnapshot>(() => ({
    server: undefined,
    style: styleNow(),
    last: undefined,
    error: undefined,
    absent: new Set(),
  }))
  let { pageType } = options
  const tell = (event: TweakEvent, name = '', value = '') =>
    send({ type: 'tweakEvent', event, name, value, pageType })
  let opening: Promise<void> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let isSoon = false

  const showLive = () => {
    const { server, style } = store.getState()
    if (!server) return
    const { tweaks: values } = style
    const css = liveCss(server.tweaks, { values, compiled: server.style.tweaks })
    send({ type: 'liveStyle', css })
  }

  const saveSoon = (isWaitedFor: boolean) => {
    if (isSoon) return
    isSoon = isWaitedFor
    clearTimeout(pause)
    pause = setTimeout(
      () => {
        isSoon = false
        save()
      },
      isSoon ? SOON_MS : PAUSE_MS,
    )
  }

  /** Whether the page shows a value by itself, before it is compiled. */
  const isLive = (name: string) =>
    (store.getState().server?.tweaks.find((tweak) => tweak.name === name)?.live.length ?? 0) > 0

  session.onApplied((done) => {
    const style = styleNow()
    const before = store.getState().style
    if (style === before) return
    const changes = done.map(({ change }) => change)
    const names = looksOf(changes).flatMap(({ values }) => Object.keys(values))
    const { error } = store.getState()
    store.setState({
      style,
      last: names.length === 1 ? names[0] : undefined,
      // Without changes of the owner's, it is what the server has that comes back after a refusal.
      error: changes.length > 0 ? undefined : error,
    })
    showLive()
    tellChanges(before, style)
    if (changes.length > 0) saveSoon(looksOf(changes).some(({ values }) => isWaitedFor(values)))
  })

  const isWaitedFor = (values: object) => !Object.keys(values).every(isLive)

  const tellChanges = (before: SiteStyle, after: SiteStyle) => {
    for (const { name, initial } of store.getState().server?.tweaks ?? []) {
      const value = after.tweaks[name] ?? initial
      if ((before.tweaks[name] ?? initial) === value) continue
      tell('tweak:change', name, value)
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

  const askPresent = () => {
    const tweaks = store.getState().server?.tweaks ?? []
    const selectors = tweaks.flatMap(({ showOnlyWhenPresent }) => showOnlyWhenPresent ?? [])
    if (selectors.length > 0) send({ type: 'askPresent', selectors: [...new Set(selectors)] })
  }

  const read = async () => {
    try {
      const server = await call(getStyle, { siteId })
      store.setState({ server, error: undefined })
      showLive()
      askPresent()
    } catch (error) {
      opening = undefined
      store.setState({ error: error as Error })
    }
  }

  const replaceTweaks = (values: Readonly<Record<string, string>>, label: string) => {
    const names = Object.keys({ ...styleNow().tweaks, ...values })
    if (names.length === 0) return
    perform(setTweaks(Object.fromEntries(names.map((name) => [name, values[name] ?? null])), label))
  }

  return {
    store,
    open: () => {
      opening ??= read()
      return opening
    },
    setTweak({ name, title, initial }, value) {
      perform(setTweaks({ [name]: value === initial ? null : value }, title))
    },
    setCss: (css) => perform(setCss(css)),
    setTweaks: replaceTweaks,
    mergeTweaks(values, label) {
      const initial = new Map(
        store.getState().server?.tweaks.map((tweak) => [tweak.name, tweak.initial]),
      )
      const own = ([name, value]: readonly [string, string]) =>
        [name, value === initial.get(name) ? null : value] as const
      perform(setTweaks(Object.fromEntries(Object.entries(values).map(own)), label))
    },
    resetTweaks(label) {
      replaceTweaks({}, label)
      tell('tweak:reset')
    },
    saved(look) {
      const { server: before } = store.getState()
      tell('tweak:save')
      if (!before) return
      const server = { ...before, ...look }
      store.setState({ server, error: undefined })
      showCompiled(before, server)
    },
    refused: (error) => store.setState({ error }),
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
    styledOn(next) {
      pageType = next
    },
    tell: (event) => tell(event),
  }
}

/** The changes of choices among some changes. */
function looksOf(changes: readonly Change[]): Extract<SiteOperation, { kind: 'setTweaks' }>[] {
  return changes.flatMap((change) =>
    isSiteChange(change) && change.operation.kind === 'setTweaks' ? [change.operation] : [],
  )
}
