// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { CallFailure } from '@sitewright/api/client'
import { listSites } from '@sitewright/api/sites/list-sites'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENGLISH } from '../messages.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { StudioProvider, useCall } from './StudioProvider.tsx'
import { createSignInGate } from './sign-in-gate.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let isSignedIn: boolean

/** A form that keeps what was typed and saves on demand. */
function Form() {
  const call = useCall()
  const [typed] = useState('half a sentence')
  const [state, setState] = useState('idle')
  return (
    <main>
      <input readOnly value={typed} />
      <output>{state}</output>
      <button
        type="button"
        onClick={() => {
          setState('saving')
          call(listSites, {}).then(
            () => setState('saved'),
            () => setState('refused'),
          )
        }}
      >
        Save
      </button>
    </main>
  )
}

beforeEach(async () => {
  isSignedIn = false
  const gate = createSignInGate()
  const answer = async (call: { name: string }) => {
    const account = { id: '1', name: 'Ada', email: 'ada@clay.example' }
    if (call.name === 'getSession') return { account, crumb: 'c' }
    if (call.name === 'signIn') {
      isSignedIn = true
      return { account }
    }
    while (!isSignedIn) {
      if (await gate.ask()) continue
      throw new CallFailure({ status: 401, code: 'signedOut', message: 'Please sign in.' })
    }
    return { sites: [] }
  }
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={ENGLISH}>
        <QueryClientProvider client={new QueryClient()}>
          <StudioProvider studio={{ call: answer as Client, gate }}>
            <Form />
            <SignInDialog />
          </StudioProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const state = () => document.querySelector('output')?.textContent
const dialog = () => document.querySelector('[role=dialog]')
const press = (name: string, inside: ParentNode = document) =>
  act(async () => {
    const buttons = [...inside.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === name)?.click()
  })

it('comes up when a call finds the session ended, and goes on after the sign-in', async () => {
  await press('Save')
  expect(dialog()?.textContent).toContain('You have been signed out')
  expect(dialog()?.querySelector('input')?.value).toBe('ada@clay.example')
  await act(async () => dialog()?.querySelector('form')?.requestSubmit())
  await vi.waitFor(() => expect(state()).toBe('saved'))
  expect(document.querySelector('input')?.value).toBe('half a sentence')
})

it('lets the call fail when the person does not want to sign in now', async () => {
  await press('Save')
  await press('Not now', dialog() ?? document)
  expect(state()).toBe('refused')
})
