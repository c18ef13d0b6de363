// @vitest-environment happy-dom
import { Dialog, ToastRegion } from '@sitewright/ui'
import { act, type ComponentType, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENGLISH } from '../messages.ts'
import { lateDialog } from './late-dialog.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let isOnline: boolean
let asked: number

const Question = ({ onClose }: { onClose(): void }) => (
  <Dialog isOpen title="Link" onClose={onClose}>
    Where to?
  </Dialog>
)

const LateQuestion = lateDialog(async (): Promise<ComponentType<{ onClose(): void }>> => {
  asked += 1
  if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return Question
})

/** A half-filled form that opens the dialog. */
function Form() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <input defaultValue="" />
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      {isOpen && <LateQuestion onClose={() => setOpen(false)} />}
    </main>
  )
}

beforeEach(async () => {
  asked = 0
  // The failure is also written for whoever looks for its cause.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={ENGLISH}>
        <Form />
        <ToastRegion />
      </IntlProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const choose = () => act(async () => document.querySelector('button')?.click())
const dialog = () => document.querySelector('[role=dialog]')?.textContent

it('whose code does not come says so, leaves the form as it is, and comes at the next press', async () => {
  const field = document.querySelector('input')
  if (!field) throw new Error('There is no form.')
  field.value = 'half a sentence'
  isOnline = false
  await choose()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Unable to load. Try again.'))
  expect(document.querySelector('input')).toBe(field)
  expect(field.value).toBe('half a sentence')
  expect(dialog()).toBeUndefined()
  expect(asked).toBe(1)

  isOnline = true
  await choose()
  await vi.waitFor(() => expect(dialog()).toContain('Where to?'))
  expect(asked).toBe(2)
})
