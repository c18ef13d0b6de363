/** Hostile requests: each gets a clear answer on every host, and none a stack trace. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const HOSTS = {
  studio: () => 'localhost:3000',
  site: () => world.site.host,
  canvas: () => `${world.site.identifier}--canvas.localhost:3000`,
  stranger: () => 'nobody-has-this.localhost:3000',
  foreign: () => 'example.org',
  nonsense: () => 'a b\\c',
}

const PATHS = [
  '/%zz',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '/a%00b',
  '/assets/..%2f..%2fpackage.json',
  '/assets-sw/../main.js',
  `/${'x'.repeat(8000)}`,
  '/?page=-1&page=999999999999999999999',
  '/api/commerce/shopping-cart/entries/__proto__',
  '/s/constructor/api/site',
  '/images/not-an-id/x.jpg?format=99999w',
  '/order/%F0%9F%92%A9',
]

const cases = Object.keys(HOSTS).flatMap((host) => PATHS.map((path) => [host, path] as const))

describe('a bad address', () => {
  it.each(cases)('at the %s host: %.60s', async (host, path) => {
    const response = await world.guest().send({
      method: 'GET',
      url: path,
      headers: { host: HOSTS[host as keyof typeof HOSTS]() },
    })
    expect(response.status).toBeLessThan(500)
    expect(response.text).not.toMatch(/\bat \S+ \(|node_modules|FST_ERR/)
  })
})

it.each(['/s/%zz/api/site', '/api/%zz'])(
  'a call that cannot be read is told so as calls are: %s',
  async (url) => {
    for (const host of [HOSTS.studio(), HOSTS.site()]) {
      const { status, body } = await world.guest().send({ method: 'GET', url, headers: { host } })
      expect([host, status, body?.code]).toEqual([host, 404, 'notFound'])
    }
  },
)

describe('what a call cannot use', () => {
  const header = { title: '', announcement: '', buttonLabel: '', buttonUrl: '' }
  const save = (body: object) => world.owner.put(`/s/${world.site.id}/api/site-header-footer`, body)

  it('is refused by its name, and nothing of the rest is saved', async () => {
    const refused = await save({ header: { ...header, announcement: 'Sale', subtitle: 'x' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalidInput', errors: { 'header.subtitle': expect.any(String) } },
    })
    const { body } = await world.owner.get(`/s/${world.site.id}/api/site-header-footer`)
    expect(body.header.announcement).toBe('')
  })

  it('is told in plain words, with general ones before several mistakes', async () => {
    const { body } = await save({ header: { ...header, title: 7, announcement: 'x'.repeat(201) } })
    expect(body).toEqual({
      status: 400,
      code: 'invalidInput',
      message: 'Some of what was sent is not valid. Please check your entries.',
      errors: {
        'header.title': 'This must be text.',
        'header.announcement': 'Use at most 200 characters.',
      },
    })
  })
})

describe('an unknown host', () => {
  it('says that there is no site, and nothing of any tenant', async () => {
    const { status, text } = await world.guest().send({
      method: 'GET',
      url: '/',
      headers: { host: 'nobody-has-this.localhost:3000' },
    })
    expect(status).toBe(404)
    expect(text).toContain('There is no site at this address.')
    expect(text).not.toContain(world.site.identifier)
  })
})

describe('headers of every answer', () => {
  it('forbid guessing of types, and say nothing of secret addresses to other sites', async () => {
    const page = await world.visitor().get('/order/a-secret-token')
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    const call = await world.guest().get('/api/session')
    expect(call.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })
})

describe('an owner call on a site’s own host', () => {
  it('is not there', async () => {
    const { status } = await world.visitor().get(`/s/${world.site.id}/api/site`)
    expect(status).toBe(404)
  })
})
