import type { SiteHeader } from '@sitewright/core/content/site-header'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const PLAIN = { title: '', announcement: '', buttonLabel: '', buttonUrl: '' }
const PROFILES = ['https://www.instagram.com/clay', 'https://github.com/clay']
/** Starting points of the three themes. */
const STARTS = ['shop', 'magazine', 'restaurant']

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

interface HeaderSite {
  readonly owner: TestBrowser
  readonly visitor: TestBrowser
  readonly api: string
  save(header: Partial<SiteHeader>): ReturnType<TestBrowser['put']>
  publish(): Promise<void>
  home(): Promise<string>
}

async function siteFrom(startingPointId: string): Promise<HeaderSite> {
  const { owner } = world
  const { site } = (await owner.post('/api/sites', { title: 'Clay', startingPointId })).body
  const host = `${site.identifier}.${world.app.config.sitesDomain}`
  const visitor = world.visitor({ ...site, host })
  const api = `/s/${site.id}/api`
  const { settings } = (await owner.get(`${api}/settings`)).body
  await owner.put(`${api}/settings`, { ...settings, socialAccounts: PROFILES })
  return {
    owner,
    visitor,
    api,
    save: (header) =>
      owner.put(`${api}/site-header-footer`, { header: { ...PLAIN, ...header } as never }),
    async publish() {
      expect((await owner.post(`${api}/publish`)).status).toBe(200)
    },
    home: async () => (await visitor.get('/')).text,
  }
}

async function pictureOf({ owner, api }: HeaderSite): Promise<string> {
  const create = { width: 90, height: 30, channels: 3, background: 'navy' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return (await owner.post(`${api}/assets?filename=logo.png`, bytes)).body.asset.id
}

const headerIn = (html: string) => /<header\b.*?<\/header>/s.exec(html)?.[0] ?? ''

describe.each(STARTS)('the header of a site that began as %s', (start) => {
  it('shows its logo, buttons and profiles once they are published', async () => {
    const site = await siteFrom(start)
    const logoImageId = await pictureOf(site)
    const values = {
      logo: 'picture',
      logoImageId,
      logoDescription: 'Clay, a pottery',
      buttonLabel: 'Book',
      buttonUrl: '/book',
      moreButtons: [{ label: 'Gift <cards>', url: '/gifts' }],
      socialLinks: [...PROFILES].reverse(),
    } as const
    await site.publish()
    await expect.poll(site.home).toContain('<header')
    expect((await site.save(values)).body.header).toMatchObject(values)
    expect(headerIn(await site.home())).not.toContain(logoImageId)

    await site.publish()
    await expect.poll(async () => headerIn(await site.home())).toContain(logoImageId)
    const header = headerIn(await site.home())
    expect(header).toContain('alt="Clay, a pottery"')
    expect(header).toMatch(/href="\/book">Book<.*href="\/gifts">Gift &lt;cards&gt;</s)
    expect(header).toMatch(/github\.com\/clay.*instagram\.com\/clay/s)

    await site.save({ logo: 'title', title: 'In words', socialLinks: [], moreButtons: [] })
    await site.publish()
    await expect.poll(async () => headerIn(await site.home())).toContain('In words')
    expect(headerIn(await site.home())).not.toMatch(/site-logo|github|gifts/)
  })
})

it('waits to be published for what visitors would see of it, and for nothing else', async () => {
  const { owner, api, save, publish } = await siteFrom('studio')
  const waiting = async () =>
    (await owner.get(`${api}/changes`)).body.changes.map(({ key }: { key: string }) => key)
  await publish()
  expect(await waiting()).toEqual([])
  await save({ moreButtons: [{ label: 'Gifts', url: '/gifts' }] })
  expect(await waiting()).toEqual(['header'])
  await publish()
  expect(await waiting()).toEqual([])
  await save({ moreButtons: [] })
  expect(await waiting()).toEqual(['header'])
})

describe('the header', () => {
  let site: HeaderSite
  beforeEach(async () => {
    site = await siteFrom('shop')
  })

  it('leads to an item and a file wherever they are, and to neither once it is gone', async () => {
    const { owner, api } = site
    const blog = (await owner.post(`${api}/pages`, { title: 'Diary', kind: 'blog' })).body.page
    const post = { title: 'First', status: 'public' }
    const { item } = (await owner.post(`${api}/collections/${blog.id}/items`, post)).body
    const pdf = Buffer.from('%PDF-1.7')
    const { asset } = (await owner.post(`${api}/assets?filename=Menu.pdf`, pdf)).body
    await site.save({
      buttonLabel: 'Read',
      buttonUrl: `item:${item.id}`,
      moreButtons: [{ label: 'Menu', url: `asset:${asset.id}` }],
    })
    await site.publish()
    // They stand in the menu of phones once more.
    const buttons = async () => {
      const links = headerIn(await site.home()).matchAll(/href="([^"]*)"[^>]*>(Read|Menu)</g)
      return [...new Map([...links].map(([, href, label]) => [label, href]))]
    }
    await expect.poll(buttons).toEqual([
      ['Read', '/diary/first'],
      ['Menu', asset.path],
    ])
    const renamed = { ...item, urlId: 'the-first', seenAt: undefined }
    const { title, status, urlId } = renamed
    await owner.put(`${api}/items/${item.id}`, { title, status, urlId })
    await expect.poll(async () => (await buttons())[0]).toEqual(['Read', '/diary/the-first'])
    await owner.delete(`${api}/items/${item.id}`)
    await expect.poll(async () => (await buttons()).map(([label]) => label)).toEqual(['Menu'])
  })

  it('announces from its first moment to its last, also on pages that were kept', async () => {
    const now = world.clock.now()
    await site.save({
      announcement: 'Open on Sunday',
      announcementFrom: now + HOUR_MS,
      announcementUntil: now + 3 * HOUR_MS,
    })
    await site.publish()
    await expect.poll(site.home).toContain('<header')
    const isShown = async () => (await site.home()).includes('Open on Sunday')
    expect(await isShown()).toBe(false)
    world.clock.advance(HOUR_MS)
    expect(await isShown()).toBe(true)
    world.clock.advance(HOUR_MS)
    expect(await isShown()).toBe(true)
    world.clock.advance(HOUR_MS)
    expect(await isShown()).toBe(false)
  })

  it.each([
    ['badLink', { moreButtons: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['invalidInput', { moreButtons: Array(3).fill({ label: 'x', url: '/' }) }],
    ['invalidInput', { logo: 'clay' as never }],
    ['invalidInput', { announcementFrom: 'today' as never }],
    ['imageMissing', { logo: 'picture', logoImageId: 'a'.repeat(24) }],
  ] as const)('refuses as %s: %j', async (code, values) => {
    expect(await site.save(values)).toMatchObject({ body: { code } })
  })

  it('counts as adding a logo, and is named where its picture is used', async () => {
    const logoImageId = await pictureOf(site)
    await site.save({ logo: 'picture', logoImageId })
    const { uses } = (await site.owner.get(`${site.api}/assets/${logoImageId}/uses`)).body
    expect(uses).toMatchObject([{ kind: 'header' }])
    const { steps } = (await site.owner.get(`${site.api}/first-steps`)).body
    expect(steps).toContainEqual(expect.objectContaining({ name: 'identity', isDone: true }))
  })

  it('shows no profile that the site has no more', async () => {
    await site.save({ socialLinks: ['https://github.com/clay', 'https://www.youtube.com/@gone'] })
    await site.publish()
    await expect.poll(async () => headerIn(await site.home())).toContain('github.com/clay')
    expect(headerIn(await site.home())).not.toContain('@gone')
  })
})
