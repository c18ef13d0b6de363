// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditorContext, type EditorDeeds } from '../editor/editor-context.ts'
import { ENGLISH } from '../messages.ts'
import { StudioProvider } from '../session/StudioProvider.tsx'
import { createSignInGate } from '../session/sign-in-gate.ts'
import { ScreenSelect } from './ScreenSelect.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Asked {
  answer(place: { canvasUrl: string; canvasOrigin: string }): void
  refuse(why: Error): void
}

let root: Root
/** Questions that the server has been asked, by the screen. */
let asked: Record<string, Asked>
/** Addresses that the frame was given, and kinds of page that scripts of the theme were told. */
let shown: string[]
let told: string[]

beforeEach(async () => {
  ;[asked, shown, told] = [{}, [], []]
  const call = (({ name }: { name: string }, { screen }: { screen?: string }) => {
    if (name !== 'openStyledScreen' && name !== 'openEditor') return new Promise(() => {})
    return new Promise((answer, refuse) => {
      asked[screen ?? 'page'] = { answer, refuse } as Asked
    })
  }) as Client
  const visit = {
    ...{ siteId: 'site', pageType: 'style', opened: { page: { id: 'page' } } },
    flush: async () => {},
    styles: { styledOn: (type: string) => told.push(type) },
    showAt: ({ canvasUrl }: { canvasUrl: string }) => shown.push(canvasUrl),
  }
  const reloadCanvas = async () => void shown.push('the page anew')
  const deeds = { visit, reloadCanvas } as unknown as EditorDeeds
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={ENGLISH}>
        <StudioProvider studio={{ call, gate: createSignInGate() }}>
          <EditorContext value={deeds}>
            <ScreenSelect />
          </EditorContext>
        </StudioProvider>
      </IntlProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const field = () => document.querySelector('select')
const choose = (screen: string) =>
  act(async () => {
    const select = field()
    if (!select) throw new Error('There is no choice.')
    select.value = screen
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const answer = (screen: string) =>
  act(async () => asked[screen]?.answer({ canvasUrl: screen, canvasOrigin: screen }))

it('shows the page anew when the styles are closed', async () => {
  await choose('lock-screen')
  await answer('lock-screen')
  expect(shown).toEqual(['lock-screen'])
  await act(async () => root.unmount())
  expect(shown).toEqual(['lock-screen', 'the page anew'])
  expect(told).toEqual(['lock-screen', 'style'])
})

it('leaves the page in the frame when the styles are closed before the answer', async () => {
  await choose('lock-screen')
  await act(async () => root.unmount())
  await answer('lock-screen')
  expect(shown).toEqual([])
  expect(told).toEqual([])
})

it.each([
  ['page', 'lock-screen', 'popup-overlay'],
  ['lock-screen', 'page', 'popup-overlay'],
  ['lock-screen', 'popup-overlay', 'page'],
])(
  'shows what was chosen last, whichever answer comes first: from %s to %s, then %s',
  async (...screens) => {
    const [before, first, last] = screens
    if (before !== 'page') {
      await choose(before)
      await answer(before)
    }
    asked = {}
    await choose(first)
    await choose(last)
    await answer(last)
    await answer(first)
    expect(shown.at(-1)).toBe(last)
    expect(field()?.value).toBe(last)
  },
)

it('goes back to what is shown when the server refuses another', async () => {
  await choose('lock-screen')
  await answer('lock-screen')
  await choose('popup-overlay')
  await act(async () => asked['popup-overlay']?.refuse(new Error('There is no popup.')))
  expect(shown).toEqual(['lock-screen'])
  expect(field()?.value).toBe('lock-screen')
})
