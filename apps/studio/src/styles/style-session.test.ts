import type { Client } from '@sitewright/api/client'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ToCanvas } from '../canvas/protocol.ts'
import { createSession } from '../document/session.ts'
import { TEST_SITE } from '../document/test-editor.ts'
import { createStyleSession } from './style-session.ts'
import type { StyleState, Tweak } from './style-state.ts'

const INK: Tweak = {
  type: 'color',
  name: 'ink',
  title: 'Ink',
  category: '',
  options: [],
  initial: '#111',
  live: [{ selector: ':root', property: '--ink', within: [] }],
}

/** Something is computed from it, so that only the compiler knows what it looks like. */
const GAP: Tweak = { ...INK, type: 'value', name: 'gap', title: 'Gap', initial: '1px', live: [] }

function stateOf(style: SiteStyle): StyleState {
  return {
    style: { ...style, tweaks: { ...style.tweaks } },
    theme: { id: 'hearth', name: 'Hearth' },
    tweaks: [INK, GAP],
    presets: [],
    properties: [],
    stylesheet: `/site.${style.tweaks.ink ?? 'plain'}.css`,
    bodyClasses: style.css === '' ? [] : ['own'],
    problems: [],
  }
}

/** A visit whose server saves and compiles the style that there is when it is told to save. */
function openStyles() {
  const sent: ToCanvas[] = []
  const saved: SiteStyle[] = []
  const session = createSession({ documents: {}, site: TEST_SITE })
  const styleNow = () => session.store.getState().site.style
  const styles = createStyleSession({
    siteId: 'a'.repeat(24),
    call: (async () => stateOf(TEST_SITE.style)) as unknown as Client,
    session,
    perform: (edit) => void session.perform(edit),
    send: (message) => sent.push(message),
    pageType: 'style',
    save() {
      saved.push(styleNow())
      styles.saved(stateOf(styleNow()))
    },
  })
  const lastOf = <Type extends ToCanvas['type']>(type: Type) =>
    sent.findLast((message) => message.type === type)
  return { styles, session, saved, lastOf, inkNow: () => styles.store.getState().style.tweaks.ink }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows a colour at once, saves it after a pause, and then shows the compiled sheet', async () => {
  const { styles, saved, lastOf } = openStyles()
  await styles.open()
  styles.setTweak(INK, '#222')
  expect(lastOf('liveStyle')).toMatchObject({ css: ':root { --ink: #222 }' })
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(saved).toMatchObject([{ tweaks: { ink: '#222' } }])
  expect(lastOf('stylesheet')).toMatchObject({ path: '/site.#222.css' })
  expect(lastOf('liveStyle')).toMatchObject({ css: '' })
})

it('saves at once what the page shows only when it is compiled, however long a slider is dragged', async () => {
  const { styles, saved } = openStyles()
  await styles.open()
  for (let gap = 2; gap < 12; gap += 1) {
    styles.setTweak(GAP, `${gap}px`)
    await vi.advanceTimersByTimeAsync(8)
  }
  expect(saved.length).toBeGreaterThan(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(saved.at(-1)).toMatchObject({ tweaks: { gap: '11px' } })
})

it('saves only the last of many changes', async () => {
  const { styles, saved } = openStyles()
  await styles.open()
  for (const value of ['#222', '#333', '#444']) styles.setTweak(INK, value)
  await vi.advanceTimersByTimeAsync(200)
  expect(saved.map(({ tweaks }) => tweaks.ink)).toEqual(['#444'])
})

it('tells of changes, also when they are taken back', async () => {
  const { styles, session, lastOf, inkNow } = openStyles()
  await styles.open()
  styles.setTweak(INK, '#222')
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:change', name: 'ink', value: '#222' })
  expect(session.undo()).toMatchObject({ label: 'change ink' })
  expect(inkNow()).toBeUndefined()
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:change', name: 'ink', value: '#111' })
  session.redo()
  expect(inkNow()).toBe('#222')
})

it('tells of a reset, and not of a look that is chosen', async () => {
  const { styles, lastOf, inkNow } = openStyles()
  await styles.open()
  styles.setTweaks({ ink: '#222' }, 'Dusk')
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:change', value: '#222' })
  styles.resetTweaks('reset')
  expect(inkNow()).toBeUndefined()
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:reset' })
})

it('says what a change does to the classes of the body', async () => {
  const { styles, lastOf } = openStyles()
  await styles.open()
  styles.setCss('p {}')
  await vi.advanceTimersByTimeAsync(200)
  expect(lastOf('stylesheet')).toMatchObject({ addClasses: ['own'], removeClasses: [] })
  styles.setCss('')
  await vi.advanceTimersByTimeAsync(200)
  expect(lastOf('stylesheet')).toMatchObject({ addClasses: [], removeClasses: ['own'] })
})

it('keeps the server’s objection while what it has comes back, until something is changed', async () => {
  const { styles, session } = openStyles()
  await styles.open()
  styles.setTweak(GAP, 'wide')
  styles.refused(new Error('Give a size.'))
  session.replaceSite(TEST_SITE)
  expect(styles.store.getState()).toMatchObject({
    style: TEST_SITE.style,
    error: { message: 'Give a size.' },
  })
  styles.setTweak(GAP, '2px')
  expect(styles.store.getState().error).toBeUndefined()
})
