/** No field that takes an address stores a hostile one, and hostile ones that were stored earlier are no links any more. */

import { newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string
let pageId: string
let linkId: string
let blogId: string
let documentId: string
let revision: number

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
  const { body } = await world.owner.get(`${api}/pages`)
  pageId = body.pages.find(({ isHome }: { isHome: boolean }) => isHome).id
  blogId = await addPage('blog')
  linkId = await addPage('link')
  const { body: editor } = await world.owner.get(`${api}/pages/${pageId}/editor`)
  const [own] = editor.documents
  documentId = own.id
  revision = own.revision
})
afterAll(() => world.close())

async function addPage(kind: string): Promise<string> {
  const { body } = await world.owner.post(`${api}/pages`, { title: kind, kind })
  return body.page.id
}

const linkedText = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Press', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})
const item = (fields: object) =>
  world.owner.post(`${api}/collections/${blogId}/items`, { title: 'A post', ...fields })
const block = (type: number, props: object) => {
  const id = newId()
  return world.owner.post(`${api}/documents/${documentId}/operations`, {
    baseRevision: revision,
    batchId: crypto.randomUUID(),
    operations: [
      {
        kind: 'insertSection',
        index: 0,
        section: {
          id: newId(),
          settings: { theme: 'light', height: 'small', anchor: '' },
          blocks: { [id]: { id, type, version: 1, props } },
          desktop: { [id]: { x: 0, y: 0, w: 6, h: 2, z: 1 } },
          phone: { auto: true },
        },
      },
    ],
  })
}
const variant = { sku: 'ADDR-1', attributes: {}, priceMinor: 100, stock: { unlimited: true } }
const buttonProps = { label: 'Go', style: 'primary', size: 'medium', alignment: 'left' }

/** Every field that holds an address, and how it is sent. Fields that only look like one are left out. */
const FIELDS: Readonly<Record<string, (href: string) => Promise<{ status: number }>>> = {
  'text of a block': (href) => block(2, { text: linkedText(href) }),
  'link of a button': (href) => block(53, { ...buttonProps, link: { href, newWindow: false } }),
  'excerpt of an item': (href) => item({ excerpt: linkedText(href) }),
  'source of an item': (sourceUrl) => item({ sourceUrl }),
  'link of a picture': (clickthroughUrl) => item({ content: { clickthroughUrl } }),
  'sound of a track': (audioUrl) => item({ content: { audioUrl } }),
  'video of a lesson': (videoUrl) => item({ content: { videoUrl } }),
  'text of a theme’s own field': (href) =>
    item({ content: { customType: '', custom: { a: { richText: linkedText(href) } } } }),
  'description of a product': (href) =>
    world.owner.post(`${api}/products`, {
      title: 'A',
      variants: [variant],
      description: linkedText(href),
    }),
  'website of an author': (websiteUrl) =>
    world.owner.post(`${api}/authors`, { displayName: 'A', bio: '', avatarId: null, websiteUrl }),
  'button of the header': (buttonUrl) =>
    world.owner.put(`${api}/site-header-footer`, {
      header: { title: '', announcement: '', buttonLabel: 'Go', buttonUrl },
    }),
  'link in the navigation': (url) =>
    world.owner.post(`${api}/widget/UpdateNavigation`, {
      navigation: { items: [{ externalLink: { title: 'Elsewhere', url } }] },
    }),
  'page that is a link': (linkUrl) =>
    world.owner.patch(`${api}/pages/${linkId}`, { settings: { linkUrl } }),
  'target of a redirect': (target) =>
    world.owner.post(`${api}/redirects`, { path: '/old', target }),
  'profile elsewhere': (url) =>
    world.owner.put(`${api}/settings`, {
      ...DEFAULT_SITE_SETTINGS,
      title: 'Site',
      timeZone: 'Europe/Zurich',
      socialAccounts: [url],
    }),
}

/** One hostile address of each kind; the whole list is tried on the rule itself. */
const HOSTILE = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://a\tb',
  'mailto:"><img src=x onerror=alert(1)>',
  'tel:"onclick="alert(1)',
]

describe('a field for an address', () => {
  it.each(Object.entries(FIELDS))('refuses every hostile one: %s', async (_name, send) => {
    const taken: string[] = []
    for (const href of HOSTILE) {
      const { status } = await send(href)
      if (status !== 400) taken.push(`${status} ${href}`)
    }
    expect(taken).toEqual([])
    // A good address is accepted, so each refusal was about the address.
    expect(await send('https://example.com/a')).toMatchObject({ status: 200 })
  })
})

describe('an address that was kept before it was refused', () => {
  it('is no link for visitors and in the studio, and is gone after the next edit', async () => {
    const { body: made } = await item({ excerpt: linkedText('/kept') })
    await block(2, { text: linkedText('/kept') })
    await world.inSite(async ({ db }) => {
      const hostile = (column: string) => sql`replace(${sql.ref(column)}::text, '/kept',
        'javascript:alert(1)')::jsonb`
      await sql`UPDATE item SET excerpt = ${hostile('excerpt')}, source_url = 'javascript:alert(1)'
        WHERE id = ${made.item.id}`.execute(db)
      await sql`UPDATE document SET body = ${hostile('body')} WHERE id = ${documentId}`.execute(db)
    })
    const shown = await world.owner.get(`${api}/items/${made.item.id}`)
    const editor = await world.owner.get(`${api}/pages/${pageId}/editor`)
    const own = editor.body.documents.find(({ id }: { id: string }) => id === documentId)
    expect(shown.text).toContain('Press')
    expect(editor.text).toContain('Press')
    expect(shown.text + editor.text).not.toContain('javascript:')

    const saved = await world.owner.post(`${api}/documents/${documentId}/operations`, {
      baseRevision: own.revision,
      batchId: crypto.randomUUID(),
      operations: [{ kind: 'removeSection', sectionId: own.document.sectionOrder.at(-1) }],
    })
    const updated = await world.owner.put(`${api}/items/${made.item.id}`, {
      title: 'Renamed',
      excerpt: shown.body.item.excerpt,
      sourceUrl: shown.body.item.sourceUrl,
    })
    expect([saved.status, updated.status]).toEqual([200, 200])
    const { rows } = await world.inSite(({ db }) =>
      sql<{ kept: string }>`SELECT body::text AS kept FROM document WHERE id = ${documentId}
        UNION ALL SELECT excerpt::text || source_url FROM item WHERE id = ${made.item.id}`.execute(
        db,
      ),
    )
    expect(rows.map(({ kept }) => kept.includes('javascript:'))).toEqual([false, false])
  })
})
