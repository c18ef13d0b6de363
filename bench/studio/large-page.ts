/** Pages with many sections and blocks, written by the calls of the site's owner. */

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Block, Placement, Section } from '@sitewright/core/document/page-document'

export interface LargePage {
  readonly title: string
  readonly sections: number
  readonly blocks: number
}

const TEXT = 2
const LINE = 47
const BUTTON = 53

/** Operations that one call may bring. */
const BATCH = 20

/** Makes the page as a draft and gives its id. */
export async function makeLargePage(
  request: APIRequestContext,
  api: string,
  { title, sections, blocks }: LargePage,
): Promise<string> {
  const { crumb } = await (await request.get(`${new URL(api).origin}/api/session`)).json()
  const post = async (path: string, data: unknown) => {
    const response = await request.post(api + path, { data, headers: { 'x-csrf-token': crumb } })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const { page } = await post('/pages', { kind: 'page', title })
  const { documents } = await (await request.get(`${api}/pages/${page.id}/editor`)).json()
  const body = documents.find(({ part }: { part: string }) => part === 'page')
  let revision = body.revision
  const operations = Array.from({ length: sections }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.round((part * blocks) / sections))
    return { kind: 'insertSection', index, section: sectionOf((to ?? 0) - (from ?? 0)) }
  })
  for (let start = 0; start < operations.length; start += BATCH) {
    const batch = operations.slice(start, start + BATCH)
    const batchId = randomBytes(8).toString('hex')
    const saved = await post(`/documents/${body.id}/operations`, {
      baseRevision: revision,
      batchId,
      operations: batch,
    })
    revision = saved.revision
  }
  return page.id
}

const newId = () => randomBytes(12).toString('hex')

/** A heading, then texts, buttons and lines in three columns. */
function sectionOf(count: number): Section {
  const blocks: Record<string, Block> = {}
  const desktop: Record<string, Placement> = {}
  for (let index = 0; index < count; index += 1) {
    const id = newId()
    blocks[id] = { id, ...contentOf(index) }
    const [column, row] = [index % 3, Math.floor(index / 3)]
    desktop[id] = { x: column * 8, y: row * 6, w: 8, h: 5, z: 1 }
  }
  return {
    id: newId(),
    settings: { theme: 'light', height: 'small', anchor: '' },
    blocks,
    desktop,
    phone: { auto: true },
  }
}

function contentOf(index: number): Omit<Block, 'id'> {
  if (index % 7 === 5) return { type: LINE, version: 1, props: { style: 'line', width: 100 } }
  if (index % 4 === 3) {
    const look = { style: 'primary', size: 'medium', alignment: 'left' }
    const link = { href: '/about', newWindow: false }
    return { type: BUTTON, version: 1, props: { label: `Part ${index}`, link, ...look } }
  }
  const words = `Clay remembers every hand that touched it, and this is part ${index} of what it says.`
  const text = { type: 'text', text: words }
  const node =
    index === 0
      ? { type: 'heading', attrs: { level: 2 }, content: [text] }
      : { type: 'paragraph', content: [text] }
  return { type: TEXT, version: 1, props: { text: { type: 'doc', content: [node] } } }
}
