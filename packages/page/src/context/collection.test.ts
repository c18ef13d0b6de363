import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { loadTheme } from '@sitewright/theme'
import { expect, it } from 'vitest'
import { pageRecord } from '../test-page.ts'
import { collectionContext } from './collection.ts'

it.each([
  ['products', 'newest', 'chronological'],
  ['products', 'priceUp', 'chronological'],
  ['products', 'manual', 'user-orderable'],
  ['gallery', 'newest', 'user-orderable'],
  ['blog', 'manual', 'chronological'],
] as const)(
  'a collection of %s that is listed by %s says it is %s',
  async (kind, productOrder, ordering) => {
    const theme = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
    const settings = { ...DEFAULT_COLLECTION_SETTINGS, productOrder }
    expect(collectionContext(pageRecord(1, { kind, settings }), theme)).toMatchObject({ ordering })
  },
)
