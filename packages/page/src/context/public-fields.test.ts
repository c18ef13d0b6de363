import type { Json } from '@sitewright/core/json'
import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { pagesOfEveryType } from '../test-views.ts'
import { pageContext } from './page-context.ts'
import { publicFields } from './public-fields.ts'

const theme = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
const pages = pagesOfEveryType(theme)

const STORE_LIST = [
  ...['storeList', 'action', 'total', 'isNarrowed', 'clearUrl', 'kept', 'groups', 'sorts'],
  ...['chosen', 'shown', 'pages'],
]

/** Names of all fields at any depth, but for those whose names are an owner's words. */
function namesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'attributes' ? [name] : [name, ...namesIn(inner)],
  )
}

describe('what everyone may read of a page as JSON', () => {
  it.each(Object.keys(pages))('has been thought about, field by field: %s', (name) => {
    const page = pages[name]
    if (!page) throw new Error(name)
    const context = pageContext(page)
    const shown = new Set(namesIn(publicFields(context)))
    // A field named here is new: put it on the list if it is public, or here if it is not.
    expect([...new Set(namesIn(context))].filter((one) => !shown.has(one))).toEqual([
      // Blocks draw by it; what a page's JSON says of a site stays as it was.
      'visitorCaptcha',
      // Headers of themes draw by them.
      'headerButtons',
      'headerLogoText',
      'headerProfiles',
      // The platform's partials of a store's list draw by it.
      ...(name === 'store' ? STORE_LIST : []),
    ])
  })

  it('is nothing that is not on the list, wherever it stands', () => {
    const secret = {
      password: 'hunter2',
      passwordHash: 'x',
      accountId: 'a'.repeat(24),
      ownerEmail: 'owner@example.com',
      stockPolicy: { lowStockThreshold: 3 },
      costPrice: 100,
      status: 'draft',
      visibleFrom: 1,
      draftBody: '<p>Not yet</p>',
      constructor: 'x',
    }
    const item = { ...secret, title: 'Mug', variants: [{ ...secret, sku: 'MUG-1' }] }
    expect(publicFields({ ...secret, item, items: [item, null, 'text', [item]] })).toEqual({
      item: { title: 'Mug', variants: [{ sku: 'MUG-1' }] },
      items: [
        { title: 'Mug', variants: [{ sku: 'MUG-1' }] },
        null,
        'text',
        [{ title: 'Mug', variants: [{ sku: 'MUG-1' }] }],
      ],
    })
  })

  it('leaves words of the owner whole', () => {
    const attributes = { password: 'Blue' }
    expect(publicFields({ variants: [{ attributes }] })).toEqual({ variants: [{ attributes }] })
  })
})
