import type { Client } from '@sitewright/api/client'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ToCanvas } from '../canvas/protocol.ts'
import { createStyleSession, type StyleSession } from './style-session.ts'
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
    fonts: [],
    stylesheet: `/site.${style.tweaks.ink ?? 'plain'}.css`,
    bodyClasses: style.css === '' ? [] : ['own'],
    problems: [],
  }
}

/** A server that keeps the style, and answers a save when it is told to. */
function openSession(saves: (() => Promise<void>)[] = []) {
  const sent: ToCanvas[] = []
  const saved: SiteStyle[] = []
  let style: SiteStyle = { theme: 'hearth', tweaks: {}, css: '' }
  const call = async (contract: { method: string }, input: SiteStyle & { siteId: string }) => {
    if (contract.method === 'PUT') {
      await saves.shift()?.()
      const { siteId: _, ...next } = input
      style = next
      saved.push(next)
    }
    return stateOf(style)
  }
  const session = createStyleSession({
    siteId: 'a'.repeat(24),
    call: call as unknown as Client,
    send: (message) => sent.push(message),
  })
  const lastOf = <Type extends ToCanvas['type']>(type: Type) =>
    sent.findLast((message) => message.type === type)
  return { session, sent, saved, lastOf }
}

const inkOf = (session: StyleSession) => session.store.getState().history?.style.tweaks.ink

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows a colour at once, saves it after a pause, and then shows the compiled sheet', async () => {
  const { session, saved, lastOf } = openSession()
  await session.open()
  session.setTweak(INK, '#222')
  expect(lastOf('liveStyle')).toMatchObject({ css: ':root { --ink: #222 }' })
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(saved).toMatchObject([{ tweaks: { ink: '#222' } }])
  expect(lastOf('stylesheet')).toMatchObject({ path: '/site.#222.css' })
  expect(lastOf('liveStyle')).toMatchObject({ css: '' })
  expect(session.hasUnsaved).toBe(false)
})

it('saves at once what the page shows only when it is compiled, however long a slider is dragged', async () => {
  const { session, saved } = openSession()
  await session.open()
  for (let gap = 2; gap < 12; gap += 1) {
    session.setTweak(GAP, `${gap}px`)
    await vi.advanceTimersByTimeAsync(8)
  }
  expect(saved.length).toBeGreaterThan(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(saved.at(-1)).toMatchObject({ tweaks: { gap: '11px' } })
})

it('saves only the last of many changes, and what comes during a save after it', async () => {
  let answer = () => {}
  const { session, saved } = openSession([
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  ])
  await session.open()
  for (const value of ['#222', '#333', '#444']) session.setTweak(INK, value)
  await vi.advanceTimersByTimeAsync(200)
  session.setTweak(INK, '#555')
  answer()
  await session.flush()
  expect(saved.map(({ tweaks }) => tweaks.ink)).toEqual(['#444', '#555'])
})

it('keeps what was typed when it cannot be saved, and saves it later', async () => {
  const { session, saved } = openSession([() => Promise.reject(new Error('offline'))])
  await session.open()
  session.setCss('p { color: red }')
  await session.flush()
  expect(session.store.getState()).toMatchObject({
    saving: 'failed',
    error: { message: 'offline' },
  })
  expect(session.hasUnsaved).toBe(true)
  session.retry()
  await session.flush()
  expect(saved).toMatchObject([{ css: 'p { color: red }' }])
  expect(session.store.getState()).toMatchObject({ saving: 'saved', error: undefined })
})

it('tells of changes, also when they are taken back', async () => {
  const { session, lastOf } = openSession()
  await session.open()
  session.setTweak(INK, '#222')
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:change', name: 'ink', value: '#222' })
  session.undo()
  expect(inkOf(session)).toBeUndefined()
  expect(lastOf('tweakEvent')).toMatchObject({ event: 'tweak:change', name: 'ink', value: '#111' })
  session.redo()
  expect(inkOf(session)).toBe('#222')
})

it('says what a change does to the classes of the body', async () => {
  const { session, lastOf } = openSession()
  await session.open()
  session.setCss('p {}')
  await session.flush()
  expect(lastOf('stylesheet')).toMatchObject({ addClasses: ['own'], removeClasses: [] })
  session.setCss('')
  await session.flush()
  expect(lastOf('stylesheet')).toMatchObject({ addClasses: [], removeClasses: ['own'] })
})
