/** A small site for tests: home, about and a store, footer and header, nothing published. */

import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { foundSite } from '../sites/index.ts'
import { createContent } from './create-content.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
}

/** Methods of the test world's browser that are used here. */
interface Browser {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
}

/** A browser whose paths begin at the site's own calls. */
export interface TestContent extends Browser {
  readonly siteId: Id
  readonly identifier: string
  readonly pages: { readonly home: Id; readonly about: Id; readonly store: Id }
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

/** Short fixed ids, for tests to write down. */
export const SECTION = 'a'.repeat(24)
export const BLOCK = 'b'.repeat(24)
export const PAGE_IDS = { home: '1'.repeat(24), about: '2'.repeat(24), store: '3'.repeat(24) }

export function bodyWith(label: string, ids = { section: SECTION, block: BLOCK }): PageDocument {
  const { section, block } = ids
  return {
    version: 1,
    sectionOrder: [section],
    sections: {
      [section]: {
        id: section,
        settings: DEFAULT_SECTION_SETTINGS,
        blocks: { [block]: { id: block, type: 53, version: 1, props: buttonProps(label) } },
        desktop: { [block]: { x: 0, y: 0, w: 6, h: 2, z: 1 } },
        phone: { auto: true },
      },
    },
  }
}

export function buttonProps(label: string) {
  return {
    label,
    link: { href: '/about', newWindow: false },
    style: 'primary',
    size: 'medium',
    alignment: 'left',
  }
}

export async function createTestContent(
  world: { app: App; owner: Browser },
  owner: Browser = world.owner,
): Promise<TestContent> {
  const { body } = await owner.get('/api/session')
  const site = await foundSite(world.app, {
    title: 'Clay',
    ownerId: body.account.id,
    fill: (tx) =>
      createContent(tx, {
        header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
        footer: bodyWith('Footer'),
        pages: [
          { id: PAGE_IDS.home, title: 'Home', isHome: true, document: bodyWith('Home') },
          { id: PAGE_IDS.about, title: 'About', document: bodyWith('About') },
          { id: PAGE_IDS.store, title: 'Shop', navigation: null },
        ],
      }),
  })
  const at = (path: string) => `/s/${site.id}/api${path}`
  return {
    siteId: site.id,
    identifier: site.identifier,
    pages: PAGE_IDS,
    get: (path) => owner.get(at(path)),
    post: (path, input) => owner.post(at(path), input),
    put: (path, input) => owner.put(at(path), input),
    patch: (path, input) => owner.patch(at(path), input),
    delete: (path) => owner.delete(at(path)),
    inSite: (work) => world.app.database.inSite(site.id, work),
  }
}

/** Document of a page and its revision, as the editor opens it. */
export async function openBody(content: TestContent, pageId: Id) {
  const { body } = await content.get(`/pages/${pageId}/editor`)
  const [document] = body.documents as { id: Id; revision: number; document: PageDocument }[]
  if (!document) throw new Error('The page has no document')
  return document
}

let batches = 0

/** Saves edits as an editor would that last saw `baseRevision`. */
export function save(
  content: TestContent,
  documentId: Id,
  baseRevision: number,
  ...operations: object[]
) {
  batches += 1
  return content.post(`/documents/${documentId}/operations`, {
    baseRevision,
    batchId: `test-batch-${batches}`,
    operations,
  })
}

export function setLabel(label: string) {
  return { kind: 'setProps', sectionId: SECTION, blockId: BLOCK, props: buttonProps(label) }
}
