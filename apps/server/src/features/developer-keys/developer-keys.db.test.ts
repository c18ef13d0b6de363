import { makeTarGz } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let secret: string

const THEME = makeTarGz({
  'template.conf': '{"name":"Pushed","layouts":{"default":{"name":"Default","regions":["site"]}}}',
  'site.region': '<html><body>{squarespace.main-content}</body></html>',
})

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.owner.post(keysPath(), { name: 'My laptop' })
  expect(made.status, made.text).toBe(200)
  secret = made.body.secret
})
afterAll(() => world.close())

const keysPath = () => `/s/${world.site.id}/api/developer-keys`

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly key?: string
  readonly siteId?: string
  readonly payload?: object | Buffer
}

async function withKey(
  call: string,
  { method = 'GET', key = secret, siteId, payload }: Asked = {},
) {
  const answer = await world.server.inject({
    method,
    url: `/s/${siteId ?? world.site.id}/api/${call}`,
    headers: {
      host: 'localhost:3000',
      authorization: `Bearer ${key}`,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}

describe('a developer’s key', () => {
  it('is shown once, and then only by its name', async () => {
    expect(secret).toMatch(new RegExp(`^swk\\.${world.site.id}\\.[\\w-]{43}$`))
    const { body, text } = await world.owner.get(keysPath())
    expect(body.keys).toMatchObject([{ name: 'My laptop', createdBy: 'Olive Owner' }])
    expect(text).not.toContain(secret.split('.').at(-1))
  })

  it('installs a theme, wears it in the draft and publishes, without session and crumb', async () => {
    const installed = await withKey('themes', { method: 'POST', payload: THEME })
    expect(installed).toMatchObject({
      status: 200,
      body: { version: { name: 'Pushed', number: 1 } },
    })
    const { style } = (await withKey('style')).body
    const theme = installed.body.version.key
    const worn = await withKey('style', { method: 'PUT', payload: { ...style, theme, tweaks: {} } })
    expect(worn).toMatchObject({ status: 200, body: { style: { theme } } })
    expect(await withKey('publish', { method: 'POST', payload: {} })).toMatchObject({ status: 200 })
    const page = await world.visitor().get('/')
    expect(page.text).toMatch(/^<html><body>/)
  })

  it('says when it was used', async () => {
    const before = world.clock.now()
    await withKey('themes')
    const { body } = await world.owner.get(keysPath())
    expect(body.keys[0].lastUsedAt).toBeGreaterThanOrEqual(before)
  })

  it.each(['pages', 'orders', 'code', 'developer-keys', 'settings'])(
    'opens nothing else: %s',
    async (call) => {
      expect(await withKey(call)).toMatchObject({ status: 401, body: { code: 'notSignedIn' } })
    },
  )

  it('opens no other site', async () => {
    const { site } = await world.createOwner('other@example.com')
    expect(await withKey('themes', { siteId: site.id })).toMatchObject({ status: 401 })
    const bent = secret.replace(world.site.id, site.id)
    expect(await withKey('themes', { siteId: site.id, key: bent })).toMatchObject({
      status: 401,
      body: { code: 'keyUnknown' },
    })
  })

  it.each(['', 'swk', 'swk.x.y', 'x'.repeat(8_000)])('must be whole: %#', async (key) => {
    expect(await withKey('themes', { key })).toMatchObject({ status: 401 })
  })

  it('does nothing for a session in place of the crumb', async () => {
    const answer = await world.owner.post(
      `/s/${world.site.id}/api/publish`,
      {},
      { headers: { authorization: `Bearer ${secret}x` } },
    )
    expect(answer.status).toBe(401)
  })

  it('is not what a proxy before the studio asks its own password by', async () => {
    const headers = { authorization: `Basic ${Buffer.from('staff:secret').toString('base64')}` }
    const path = `/s/${world.site.id}/api`
    expect((await world.owner.get(`${path}/themes`, { headers })).status).toBe(200)
    expect((await world.owner.post(`${path}/publish`, {}, { headers })).status).toBe(200)
    const withoutCrumb = { headers, crumb: null }
    expect((await world.owner.post(`${path}/publish`, {}, withoutCrumb)).status).toBe(403)
  })

  it('ends when it is removed', async () => {
    const { body } = await world.owner.post(keysPath(), { name: 'Another' })
    expect(await withKey('themes', { key: body.secret })).toMatchObject({ status: 200 })
    expect((await world.owner.delete(`${keysPath()}/${body.key.id}`)).status).toBe(200)
    expect(await withKey('themes', { key: body.secret })).toMatchObject({ status: 401 })
    expect((await world.owner.delete(`${keysPath()}/${body.key.id}`)).status).toBe(404)
  })

  it('has no more powers than whoever made it has now', async () => {
    await world.app.database.global
      .updateTable('membership')
      .set({ role: 10 })
      .where('website_id', '=', world.site.id)
      .execute()
    expect(await withKey('themes', { method: 'POST', payload: THEME })).toMatchObject({
      status: 403,
    })
    expect(await withKey('themes')).toMatchObject({ status: 200 })
  })
})
