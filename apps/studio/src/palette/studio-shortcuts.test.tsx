// @vitest-environment happy-dom
import { Dialog, showToast, ToastRegion } from '@sitewright/ui'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ENGLISH } from '../messages.ts'
import { studioShortcutOf } from './studio-shortcuts.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const KEYS = [
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
] as const

/** Shows a screen with a dialog or without, and says what a press means at the element. */
async function meant(
  init: KeyboardEventInit,
  at: string,
  role?: 'dialog' | 'alertdialog',
): Promise<string | undefined> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={ENGLISH}>
        <button type="button">Below</button>
        {role && (
          <Dialog isOpen title="Sure?" role={role} onClose={() => {}}>
            <button type="button">Inside</button>
          </Dialog>
        )}
        <ToastRegion />
      </IntlProvider>,
    ),
  )
  let label: string | undefined
  const listen = (event: KeyboardEvent) => {
    label = studioShortcutOf(event)?.label
  }
  addEventListener('keydown', listen, { once: true })
  document
    .querySelector(at)
    ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  return label
}

describe.each(KEYS)('%s', (_name, key) => {
  it.each(['dialog', 'alertdialog'] as const)('is left alone while a %s is open', async (role) => {
    expect(await meant(key, `[role=${role}] button`, role)).toBeUndefined()
    await act(async () => root.unmount())
    // The keyboard is nowhere where the button that had it is gone.
    expect(await meant(key, 'body', role)).toBeUndefined()
  })

  it('acts on a screen, a message at its edge or not', async () => {
    expect(await meant(key, 'body')).toBeDefined()
    await act(async () => root.unmount())
    showToast({ text: 'Saved' })
    expect(await meant(key, 'button')).toBeDefined()
    expect(document.body.textContent).toContain('Saved')
  })
})
