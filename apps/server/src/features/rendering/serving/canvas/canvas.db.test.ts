import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'
import { asPublished } from './as-published.ts'

let world: TestWorld
let owner: TestBrowser
let ownerId: string
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  ownerId = made.accountId
  site = await createTestSite(world.app, { title: 'Clay & Co', ownerId })
})
afterAll(() => world.close())

const openEditor = async (pageId: string) =>
  (await owner.get(`/s/${site.id}/api/pages/${pageId}/editor`)).body

const canvasOf = (of: TestSite) => world.visitor({ ...of, host: of.host.replace('.', '--canvas.') })

async function openCanvas(pageId: string) {
  const url = new URL((await openEditor(pageId)).canvasUrl)
  return canvasOf(site).get(url.pathname + url.search)
}

describe('the canvas', () => {
  it('shows the page with the editor’s marks and runtime, to the studio alone', async () => {
    const { status, headers, text } = await openCanvas(site.home)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': 'frame-ancestors http://localhost:3000',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain('data-block-id=')
    expect(text).toContain('"studioOrigin":"http://localhost:3000"')
    expect(text).not.toContain('/assets-sw/')
  })

  it.each(['home', 'about', 'shop'] as const)('is the published page: %s', async (name) => {
    const path = { home: '/', about: '/about', shop: '/shop' }[name]
    const published = await world.visitor(site).get(path)
    const canvas = await openCanvas(site[name])
    expect(asPublished(canvas.text)).toBe(asPublished(published.text))
  })

  it('shows the lock screen and the popup in the drafted style, and runs no script of the theme there', async () => {
    const open = async (screen: string) => {
      const { body } = await owner.get(`/s/${site.id}/api/style/screen?screen=${screen}`)
      return new URL(body.canvasUrl)
    }
    const lock = await open('lock-screen')
    const popup = await open('popup-overlay')
    const { status, headers, text } = await canvasOf(site).get(lock.pathname + lock.search)
    expect(status).toBe(200)
    expect(text).toContain('This site is private')
    expect(text).toContain('/canvas/styled-screen')
    expect(headers['content-security-policy']).toMatch(/^script-src 'sha256-\S+' \S+\/canvas\/;/)
    expect((await canvasOf(site).get(popup.pathname + popup.search)).text).toContain('sw-popup')
    const checkout = await open('checkout')
    const { text: shown } = await canvasOf(site).get(checkout.pathname + checkout.search)
    expect(shown).toContain('Everyday bowl')
    expect(shown).toContain('Standard shipping')
    lock.searchParams.set('screen', 'popup-overlay')
    expect((await canvasOf(site).get(lock.pathname + lock.search)).status).toBe(403)
    expect((await owner.get(`/s/${site.id}/api/style/screen?screen=kitchen`)).status).toBe(400)
  })

  it('shows drafts, which visitors do not see', async () => {
    const { documents } = await openEditor(site.about)
    const [{ id, revision, document }] = documents
    const [sectionId] = document.sectionOrder
    const [blockId] = Object.keys(document.sections[sectionId].blocks)
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Not yet for everyone' }] }],
    }
    const saved = await owner.post(`/s/${site.id}/api/documents/${id}/operations`, {
      batchId: 'b'.repeat(24),
      baseRevision: revision,
      operations: [{ kind: 'setProps', sectionId, blockId, props: { text } }],
    })
    expect(saved).toMatchObject({ status: 200 })
    expect((await openCanvas(site.about)).text).toContain('Not yet for everyone')
    expect((await world.visitor(site).get('/about')).text).not.toContain('Not yet for everyone')
  })

  it('serves the theme’s files, and pages to nobody', async () => {
    const css = /href="(\/site\.[0-9a-f]{16}\.css)"/.exec((await openCanvas(site.home)).text)
    expect((await canvasOf(site).get(css?.[1] ?? '')).status).toBe(200)
    expect((await canvasOf(site).get('/about')).status).toBe(403)
  })
})

describe('a canvas address', () => {
  const open = async (change: (query: URLSearchParams) => void, of = site) => {
    const url = new URL((await openEditor(site.home)).canvasUrl)
    change(url.searchParams)
    return canvasOf(of).get(`/?${url.searchParams}`)
  }

  it.each<[string, (query: URLSearchParams) => void]>([
    ['without a token', (query) => query.delete('token')],
    ['with a forged token', (query) => query.set('token', `${query.get('token')}x`)],
    ['for another page', (query) => query.set('page', site.about)],
    ['with another nonce', (query) => query.set('nonce', 'x')],
  ])('%s opens nothing', async (_what, change) => {
    const { status, text, headers } = await open(change)
    expect(status).toBe(403)
    expect(text).toContain('This view has expired')
    expect(text).not.toContain('Clay')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('of one site opens nothing on another', async () => {
    const other = await createTestSite(world.app, { title: 'Other', ownerId })
    expect((await open(() => {}, other)).status).toBe(403)
  })

  it('opens nothing after five minutes', async () => {
    const url = new URL((await openEditor(site.home)).canvasUrl)
    world.clock.advance(5 * 60_000 + 1)
    expect((await canvasOf(site).get(url.pathname + url.search)).status).toBe(403)
  })
})
