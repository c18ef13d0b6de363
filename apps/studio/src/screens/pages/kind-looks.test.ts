import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import { expect, it } from 'vitest'
import { KIND_GROUPS, placeOfWork } from './kind-looks.ts'

it('offers every kind that owners can add, each once', () => {
  const offered = KIND_GROUPS.flatMap(({ kinds }) => kinds)
  const creatable = COLLECTION_KINDS.filter(({ canCreate }) => canCreate).map(({ name }) => name)
  expect([...offered].sort()).toEqual([...creatable].sort())
})

it.each([
  ['page', 'editor'],
  ['splash-page', 'editor'],
  ['blog', 'editor'],
  ['products', 'editor'],
  ['folder', 'settings'],
  ['link', 'settings'],
  ['template-page', 'settings'],
] as const)('goes on with %s in its %s', (kind, place) => {
  expect(placeOfWork(kind)).toBe(place)
})
