// @vitest-environment happy-dom

import type { Call } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { BLANK, sectionFrom } from '@sitewright/blocks/section-library'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_HISTORY, type History } from '../document/history.ts'
import { createMemoryJournal, type Journal } from '../document/journal.ts'
import { takeHistory } from '../document/kept-history.ts'
import { addSection } from '../document/section-edits.ts'
import { createSession } from '../document/session.ts'
import { setPage } from '../document/site-edits.ts'
import { TEST_SITE } from '../document/test-editor.ts'
import { openPageDrafts, type PageDrafts } from './open-page-drafts.ts'

const about = { kind: 'page', title: 'About', navigationTitle: 'About', urlId: 'about' } as const
const site: SiteDraft = { ...TEST_SITE, pages: { about: { ...about, settings: {} } } }

let journal: Journal
let drafts: PageDrafts
let batches: { operations: readonly object[] }[]

beforeEach(() => {
  journal = createMemoryJournal()
  batches = []
})
afterEach(() => drafts.close())

function open(history: History = EMPTY_HISTORY): PageDrafts {
  drafts = openPageDrafts({
    siteId: 'site',
    pageId: 'about',
    call: (async ({ name }: Call, batch: (typeof batches)[number]) => {
      if (name === 'saveSiteOperations') batches.push(batch)
      return { revision: 1 + batches.length }
    }) as unknown as Client,
    begun: {
      visitId: 'visit',
      journal,
      opened: undefined,
      site: { revision: 1, draft: site },
      history: { ...history, isDamaged: false },
      left: { entries: [], conflicts: [] },
      saved: 0,
      unreadable: 0,
      onClosed: () => {},
    },
    notify: (message) => {
      throw new Error(message)
    },
    onSaved: () => {},
    onRecovered: () => {},
  })
  return drafts
}

const title = () => drafts.session.store.getState().site.pages.about?.title

/** A history that ends with a section that was added on the page. */
function historyOfThePage(): History {
  const session = createSession({ documents: { body: EMPTY_DOCUMENT }, site })
  session.perform(addSection('body', sectionFrom(BLANK), 0))
  return session.store.getState().history
}

describe('settings of a page outside the editor', () => {
  it('are saved as operations, and undone and redone as such', async () => {
    open().perform(setPage('about', { title: 'About us' }))
    await drafts.flush()
    drafts.undo()
    expect(title()).toBe('About')
    drafts.redo()
    expect(title()).toBe('About us')
    await drafts.flush()
    expect(drafts.hasUnsaved).toBe(false)
    expect(batches[0]?.operations).toEqual([
      { kind: 'setPage', pageId: 'about', values: { title: 'About us' } },
    ])
  })

  it('go on with the history of the page, and keep its steps for the editor', async () => {
    const history = historyOfThePage()
    open(history)
    expect(history.past.map(drafts.canReplay)).toEqual([false])
    drafts.undo()
    expect(drafts.session.store.getState().history).toMatchObject(history)

    drafts.perform(setPage('about', { title: 'About us' }))
    drafts.undo()
    expect(title()).toBe('About')
    drafts.redo()
    await drafts.flush()
    const { past } = await takeHistory({ ...journal, endedHeads: endedNow }, 'about')
    expect(past.map(({ label }) => label)).toEqual(['add section', 'change page settings'])
  })
})

/** The head of the visit, as it is found once the visit has ended. */
async function endedNow() {
  const { past, future } = drafts.session.store.getState().history
  const count = past.length + future.length
  return [{ visitId: 'visit', subjectId: 'about', done: past.length, count, at: 0 }]
}
