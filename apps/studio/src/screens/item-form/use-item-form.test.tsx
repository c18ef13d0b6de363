// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { ROLES } from '@sitewright/core/roles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { LATE_ENGLISH } from '../../late-messages.ts'
import { ENGLISH } from '../../messages.ts'
import { StudioProvider } from '../../session/StudioProvider.tsx'
import { createSignInGate } from '../../session/sign-in-gate.ts'
import { emptyDraft, inputOf } from './item-draft.ts'
import type { StoredItem } from './stored-item.ts'
import { useItemForm } from './use-item-form.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const timeZone = 'Europe/Berlin'
const site = { id: 's1', timeZone, role: ROLES.admin } as SiteSummary

function post(title: string, updatedAt: number): StoredItem {
  const input = inputOf({ ...emptyDraft(RECORD_TYPES.text), title }, { timeZone })
  return {
    ...input,
    ...{ id: 'i1', collectionId: 'c1', urlId: 'tea', publishOn: 0, sale: null, updatedAt },
    allowedStatuses: ['draft'],
  } as unknown as StoredItem
}

interface Shown {
  form?: ReturnType<typeof useItemForm>
}

function Form({ shown }: { shown: Shown }) {
  const options = { kind: 'blog', page: undefined, stored: post('Tea', 1) } as const
  shown.form = useItemForm({
    ...{ site, ...options, recordType: RECORD_TYPES.text, customType: '' },
    onCreated: () => undefined,
  })
  return null
}

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** The form of a post, and what the server says that it is now. */
function openForm() {
  const server = { item: post('Tea', 1) }
  const call = (async () => ({ item: server.item })) as unknown as Client
  const shown: Shown = {}
  const held = document.createElement('div')
  root = createRoot(held)
  act(() =>
    root?.render(
      <IntlProvider locale="en" messages={{ ...ENGLISH, ...LATE_ENGLISH }}>
        <QueryClientProvider client={new QueryClient()}>
          <StudioProvider studio={{ call, gate: createSignInGate() }}>
            <Form shown={shown} />
          </StudioProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  )
  const form = () => {
    if (!shown.form) throw new Error('The form was not drawn')
    return shown.form
  }
  return {
    form,
    type: (title: string) => act(() => form().change((now) => ({ ...now, title }))),
    async hear(title: string, updatedAt: number) {
      server.item = post(title, updatedAt)
      await act(() => form().follow(() => form().draft))
    },
  }
}

it('keeps what both have changed apart until one is chosen', async () => {
  const { form, type, hear } = openForm()
  type('Green tea')
  await hear('Black tea', 2)
  expect(form().clashes).toEqual([{ field: 'title', mine: 'Green tea', theirs: 'Black tea' }])
  expect(form().hasToSave).toBe(false)
})

it.each([
  ['somebody else came to the same words', ({ hear }: Opened) => hear('Green tea', 3)],
  ['theirs were typed here', async ({ type }: Opened) => type('Black tea')],
  ['mine were discarded', async ({ form }: Opened) => act(() => form().discard())],
])('is no clash any more after %s', async (_what, settle) => {
  const opened = openForm()
  opened.type('Green tea')
  await opened.hear('Black tea', 2)
  await settle(opened)
  expect(opened.form().clashes).toEqual([])
  opened.type('White tea')
  expect(opened.form().clashes).toEqual([])
  expect(opened.form().hasToSave).toBe(true)
})

type Opened = ReturnType<typeof openForm>
