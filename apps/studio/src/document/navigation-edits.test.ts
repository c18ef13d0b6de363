import {
  allNavigationItems,
  type NavigationItem,
  type Navigations,
  navigationEntries,
} from '@sitewright/core/content/navigation-item'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyChanges, type Change, type Drafts, SITE } from './change.ts'
import { withSetAside } from './conflict-item.ts'
import { rebase, type Unsent } from './rebase.ts'
import { waysOut } from './settle-conflict.ts'
import { setNavigations } from './site-edits.ts'
import { TEST_SITE } from './test-editor.ts'

const SHOP: Id = 'a'.repeat(24)
const ABOUT: Id = 'b'.repeat(24)
const LINK: Id = 'c'.repeat(24)
const page = (collectionId: Id, ...items: NavigationItem[]) => ({ collectionId, items })
const link = (id: Id, title: string) => ({
  id,
  externalLink: { title, url: 'https://example.com', newWindow: false },
  items: [],
})
const pageDraft = (title: string) => ({
  kind: 'page' as const,
  title,
  navigationTitle: title,
  urlId: title,
  settings: {},
})

let start: Drafts

beforeEach(() => {
  const site: SiteDraft = {
    ...TEST_SITE,
    navigations: { main: [page(SHOP), link(LINK, 'Maps'), page(ABOUT)] },
    pages: { [SHOP]: pageDraft('shop'), [ABOUT]: pageDraft('about') },
  }
  start = { documents: {}, site }
})

/** Someone's edits of the navigation, one after the other, as their studio keeps them until they are saved. */
function edits(...wanted: Navigations[]): { drafts: Drafts; unsent: readonly Unsent[] } {
  const changes: Change[] = wanted.flatMap((navigations) => setNavigations(navigations).changes)
  const result = applyChanges(start, changes)
  if ('refused' in result) throw new Error(result.refused)
  return { drafts: result.drafts, unsent: result.done }
}

/** The outcome of my edits on top of theirs. */
function onTopOf(theirs: Drafts, unsent: readonly Unsent[]) {
  const result = rebase(theirs, unsent)
  return {
    items: namesIn(result.drafts),
    drafts: result.drafts,
    kept: result.kept,
    conflicts: withSetAside([], result.setAside),
  }
}

const namesIn = ({ site }: Drafts) =>
  navigationEntries(site.navigations)
    .flatMap(([, items]) => allNavigationItems(items))
    .map((item) => {
      if ('externalLink' in item) return item.externalLink.title
      return 'collectionId' in item ? (site.pages[item.collectionId]?.title ?? '?') : '?'
    })

const after = (drafts: Drafts, changes: readonly Change[] | undefined) => {
  const result = applyChanges(drafts, changes ?? [])
  if ('refused' in result) throw new Error(result.refused)
  return namesIn(result.drafts)
}

const added = (id: string, title: string): Navigations => ({
  main: [...(start.site.navigations.main ?? []), link(id.repeat(24), title)],
})
const named = (title: string): Navigations => ({
  main: [page(SHOP), link(LINK, title), page(ABOUT)],
})

describe('edits of a navigation on top of someone else’s', () => {
  it('are both there where both have added an item', () => {
    const theirs = edits(added('d', 'Theirs')).drafts
    const { items, kept, conflicts } = onTopOf(theirs, edits(added('e', 'Mine')).unsent)
    expect(items).toEqual(['shop', 'Maps', 'about', 'Theirs', 'Mine'])
    expect(kept).toHaveLength(1)
    expect(conflicts).toEqual([])
  })

  it('are both there where one moved an item and the other renamed it', () => {
    const theirs = edits({ main: [page(SHOP, link(LINK, 'Maps')), page(ABOUT)] }).drafts
    const { items, conflicts, drafts } = onTopOf(theirs, edits(named('Find us')).unsent)
    expect(items).toEqual(['shop', 'Find us', 'about'])
    expect(drafts.site.navigations.main).toHaveLength(2)
    expect(conflicts).toEqual([])
  })

  it('are offered back, item by item, where both renamed one; the rest is saved', () => {
    const theirs = edits(named('Theirs')).drafts
    const mine = edits(named('Mine'), {
      main: [...(named('Mine').main ?? []), link('e'.repeat(24), 'New')],
    })
    const { items, conflicts, drafts } = onTopOf(theirs, mine.unsent)
    expect(items).toEqual(['shop', 'Theirs', 'about', 'New'])
    expect(conflicts).toHaveLength(1)
    const [conflict] = conflicts
    if (!conflict) return
    expect(conflict).toMatchObject({ documentId: SITE })
    const ways = waysOut(drafts, conflict)
    expect(after(drafts, ways.mine)).toEqual(['shop', 'Mine', 'about', 'New'])
    expect(after(drafts, ways.both)).toEqual(['shop', 'Theirs', 'Mine', 'about', 'New'])
  })

  it('split one edit into what fits and what does not', () => {
    const theirs = edits({ main: [page(SHOP), page(ABOUT)], footer: [link(LINK, 'Maps')] }).drafts
    const both = {
      main: [page(SHOP, link(LINK, 'Maps')), page(ABOUT), link('e'.repeat(24), 'New')],
    }
    const { items, conflicts, drafts } = onTopOf(theirs, edits(both).unsent)
    expect(items).toEqual(['shop', 'about', 'New', 'Maps'])
    const [conflict] = conflicts
    if (!conflict) throw new Error('There is no conflict')
    // An edit of the rest in the meantime stays.
    const now = rebase(drafts, []).drafts
    const removed = applyChanges(now, setNavigations({ main: [page(SHOP), page(ABOUT)] }).changes)
    if ('refused' in removed) throw new Error(removed.refused)
    expect(after(removed.drafts, waysOut(removed.drafts, conflict).mine)).toEqual([
      'shop',
      'Maps',
      'about',
    ])
    expect(waysOut(removed.drafts, conflict).both).toBeUndefined()
  })

  it('set aside everything that was done to one item together', () => {
    const theirs = edits(named('Theirs')).drafts
    const { items, conflicts, drafts } = onTopOf(
      theirs,
      edits(named('Mine'), named('Mine too')).unsent,
    )
    expect(items).toEqual(['shop', 'Theirs', 'about'])
    expect(conflicts).toHaveLength(1)
    const [conflict] = conflicts
    if (conflict) expect(after(drafts, waysOut(drafts, conflict).mine)).toContain('Mine too')
  })

  it('leave out a page that the other has removed', () => {
    const { pages, navigations } = start.site
    const { [ABOUT]: _gone, ...rest } = pages
    const main = (navigations.main ?? []).slice(0, 2)
    const theirs = { documents: {}, site: { ...start.site, pages: rest, navigations: { main } } }
    const mine = edits({ main: [page(ABOUT), page(SHOP), link(LINK, 'Mine')] })
    const { items, conflicts } = onTopOf(theirs, mine.unsent)
    expect(items).toEqual(['shop', 'Mine'])
    expect(conflicts).toEqual([])
  })
})
