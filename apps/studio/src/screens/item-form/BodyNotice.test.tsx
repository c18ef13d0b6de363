// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { productStatusesFor } from '@sitewright/core/content/item-status'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { ROLE_CAPABILITIES, ROLES } from '@sitewright/core/roles'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LATE_ENGLISH } from '../../late-messages.ts'
import { ENGLISH } from '../../messages.ts'
import { StudioProvider } from '../../session/StudioProvider.tsx'
import { createSignInGate } from '../../session/sign-in-gate.ts'
import { BodyNotice } from './BodyNotice.tsx'
import { NO_SALE, termsOf } from './sale/sale-draft.ts'
import { NO_CONTENT, type StoredItem } from './stored-item.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Answers are on the screen before `act` ends.
notifyManager.setScheduler((flush) => flush())

/** A public product, the text of whose page was edited since it was published. */
const product: StoredItem = {
  id: '1',
  collectionId: '2',
  recordType: RECORD_TYPES.storeItem,
  title: 'Mug',
  urlId: 'mug',
  url: 'https://clay.example/shop/p/mug',
  status: 'public',
  starred: false,
  publishOn: 0,
  startsAt: null,
  endsAt: null,
  imageId: null,
  tags: [],
  categories: [],
  hasUnpublishedChanges: true,
  updatedAt: 0,
  excerpt: null,
  authorId: null,
  sourceUrl: '',
  passthrough: false,
  location: null,
  commentAccess: 'open',
  seoTitle: '',
  seoDescription: '',
  content: NO_CONTENT,
  documentId: '3',
  allowedStatuses: [],
  sale: {
    ...termsOf(NO_SALE),
    type: 1,
    imageIds: [],
    options: [],
    variants: [],
    currency: 'EUR',
  },
}

let root: Root

async function show(role: keyof typeof ROLES, item: StoredItem): Promise<string[]> {
  const place = document.createElement('div')
  root = createRoot(place)
  const answer = async () => ({ site: { id: 'site', capabilities: ROLE_CAPABILITIES[role] } })
  const studio = { call: answer as unknown as Client, gate: createSignInGate() }
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={{ ...ENGLISH, ...LATE_ENGLISH }}>
        <QueryClientProvider client={new QueryClient()}>
          <StudioProvider studio={studio}>
            <BodyNotice siteId="site" item={item} isDirty={false} onPublished={() => {}} />
          </StudioProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  )
  return [...place.querySelectorAll('button')].map(({ textContent }) => textContent ?? '')
}

afterEach(() => act(async () => root.unmount()))

describe('an edited text of a product that is out', () => {
  it.each([
    ['websiteManager', ['Publish the text']],
    // Editors publish texts, although they may not change a product's state.
    ['editor', ['Publish the text']],
    ['storeManager', []],
    ['draftEditor', []],
  ] as const)('offers a %s: %j', async (role, buttons) => {
    const allowedStatuses = productStatusesFor(ROLES[role])
    expect(await show(role, { ...product, allowedStatuses })).toEqual(buttons)
  })
})
