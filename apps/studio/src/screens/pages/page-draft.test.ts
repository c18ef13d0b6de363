import type { PageSummary } from '@sitewright/api/content/shapes'
import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { expect, it } from 'vitest'
import { changesOf, draftOf, withFields, withTitle } from './page-draft.ts'

const before = draftOf({
  title: 'About',
  navigationTitle: 'About',
  urlId: 'about',
  settings: DEFAULT_COLLECTION_SETTINGS,
} as PageSummary)

it('sends nothing of what stays', () => {
  expect(changesOf(before, before)).toEqual({})
})

it('sends what differs, and of the settings too', () => {
  const settings = { ...before.settings, pageSize: 10 }
  expect(changesOf(before, { ...before, urlId: 'us', settings })).toEqual({
    urlId: 'us',
    settings: { pageSize: 10 },
  })
})

it('lets the short name follow the title until it has words of its own', () => {
  expect(withTitle(before, 'About us')).toMatchObject({ navigationTitle: 'About us' })
  const own = { ...before, navigationTitle: 'Us' }
  expect(withTitle(own, 'About us')).toMatchObject({ navigationTitle: 'Us' })
})

it('takes single fields of another draft', () => {
  const other = {
    ...before,
    title: 'Us',
    urlId: 'us',
    settings: { ...before.settings, seoTitle: 'Us' },
  }
  expect(withFields(before, other, new Set(['urlId', 'seoTitle']))).toEqual({
    ...before,
    urlId: 'us',
    settings: { ...before.settings, seoTitle: 'Us' },
  })
})
