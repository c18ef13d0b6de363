import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let pageId: string
let templateId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { body: list } = await world.owner.get(api('/pages'))
  pageId = list.pages[0].id
  const kept = { pageId, name: 'Begun with' }
  templateId = (await world.owner.post(api('/page-templates'), kept)).body.template.id
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const open = (query = '') => world.owner.get(api(`/thumbnail?${query}`))

async function show(url: string) {
  const { pathname, search } = new URL(url)
  const host = world.site.host.replace('.', '--canvas.')
  return world.visitor({ ...world.site, host }).get(pathname + search)
}

describe('GET /s/:siteId/api/thumbnail', () => {
  it.each([
    ['the home page', () => ''],
    ['a page', () => `pageId=${pageId}`],
    ['a page template', () => `templateId=${templateId}`],
  ])('opens a frame of %s in which nothing runs', async (_what, query) => {
    const { url } = (await open(query())).body
    const { status, headers, text } = await show(url)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^script-src 'none'; form-action 'none';/)
    expect(text).toMatch(/<body inert/)
    expect(text).toContain('id="section-')
  })

  it.each([
    ['page', () => `pageId=${newId()}`],
    ['template', () => `templateId=${newId()}`],
  ])('answers 404 to a %s that is not there', async (_what, query) => {
    expect(await open(query())).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  it('shows nothing under another template’s name', async () => {
    const url = new URL((await open(`templateId=${templateId}`)).body.url)
    url.searchParams.set('template', newId())
    expect(await show(url.href)).toMatchObject({ status: 403 })
  })

  it.each([
    ['viewer', 200],
    ['billing', 403],
  ] as const)('answers a %s %i', async (role, status) => {
    const { browser, accountId } = await world.createOwner(`${role}@example.com`)
    const membership = { account_id: accountId, website_id: world.site.id, role: ROLES[role] }
    await world.app.database.global.insertInto('membership').values(membership).execute()
    expect((await browser.get(api('/thumbnail'))).status).toBe(status)
  })

  it('asks as many statements however many pages there are', async () => {
    const statements = async () => {
      world.queries.length = 0
      await open()
      return world.queries.length
    }
    const before = await statements()
    for (const title of ['One', 'Two', 'Three']) await world.owner.post(api('/pages'), { title })
    expect(await statements()).toBe(before)
  })
})
