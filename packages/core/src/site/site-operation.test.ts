import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../content/navigation-item.ts'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
} from './site-operation.ts'

const IDS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24))
const item = (collectionId: string, ...items: NavigationItem[]) => ({ collectionId, items })

const link = (url: string): NavigationItem => ({
  id: 'e'.repeat(24),
  externalLink: { title: 'Elsewhere', url, newWindow: false },
  items: [],
})

const START: SiteDraft = {
  header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
  style: { theme: 'hearth', tweaks: { size: '16px' }, css: '' },
  navigations: { main: IDS.slice(0, 3).map((id) => item(id)), footer: [] },
  pages: Object.fromEntries(
    IDS.map((id) => [
      id,
      { kind: 'page' as const, title: id, navigationTitle: id, urlId: id, settings: {} },
    ]),
  ),
  homeId: IDS[0],
}

const text = fc.string({ maxLength: 5 })
const id = fc.constantFrom(...IDS)
const operation: fc.Arbitrary<SiteOperation> = fc.oneof(
  fc.record({ title: text, announcement: text }, { requiredKeys: [] }).map((values) => ({
    kind: 'setHeader' as const,
    values,
  })),
  fc
    .dictionary(fc.constantFrom('size', 'color'), fc.option(text, { nil: null }))
    .map((values) => ({ kind: 'setTweaks' as const, values })),
  text.map((css) => ({ kind: 'setCss' as const, css })),
  fc
    .tuple(
      id,
      fc.record(
        {
          title: text,
          urlId: text,
          settings: fc.record({ seoTitle: text, isEnabled: fc.boolean() }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([pageId, values]) => ({ kind: 'setPage' as const, pageId, values })),
  id.map((pageId) => ({ kind: 'setHome' as const, pageId })),
  fc.tuple(fc.constantFrom('main', 'footer'), fc.uniqueArray(id), text).map(([key, ids, url]) => ({
    kind: 'setNavigations' as const,
    navigations: { [key]: [...ids.map((one) => item(one)), link(url)] },
  })),
)

describe('operations on a site’s draft', () => {
  it('are undone by their inverses, in whatever order they were made', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
        let draft = START
        const inverses: SiteOperation[] = []
        for (const one of operations) {
          const result = applySiteOperation(draft, one)
          if (isSiteRefused(result)) throw new Error('Every page is there')
          draft = result.draft
          inverses.unshift(result.inverse)
        }
        for (const one of inverses) {
          const result = applySiteOperation(draft, one)
          if (isSiteRefused(result)) throw new Error('Every page is there')
          draft = result.draft
        }
        expect(draft).toEqual(START)
      }),
    )
  })

  it('leave each page in one navigation only', () => {
    const result = applySiteOperation(START, {
      kind: 'setNavigations',
      navigations: { footer: [item(IDS[1] ?? '')] },
    })
    expect(result).toMatchObject({
      draft: { navigations: { main: [item(IDS[0] ?? ''), item(IDS[2] ?? '')] } },
    })
  })

  it('keep only settings that differ from the defaults', () => {
    const [pageId = ''] = IDS
    const result = applySiteOperation(START, {
      kind: 'setPage',
      pageId,
      values: { settings: { isEnabled: true, seoTitle: 'Pots' } },
    })
    expect(result).toMatchObject({
      draft: { pages: { [pageId]: { settings: { seoTitle: 'Pots' } } } },
    })
    if (!isSiteRefused(result)) {
      expect(result.draft.pages[pageId]?.settings).toEqual({ seoTitle: 'Pots' })
    }
  })

  it('keeps no setting that equals its default, a list as little as a word', () => {
    const pageId = IDS[0] ?? ''
    const set = (settings: object) => (draft: SiteDraft) => {
      const result = applySiteOperation(draft, {
        kind: 'setPage',
        pageId,
        values: { settings },
      })
      if (isSiteRefused(result)) throw new Error(result.refused)
      return result.draft
    }
    const chosen = set({ storeFilters: ['price'], showsSort: true })(START)
    expect(chosen.pages[pageId]?.settings).toEqual({ storeFilters: ['price'], showsSort: true })
    expect(set({ storeFilters: [], showsSort: false })(chosen)).toEqual(START)
  })
})
