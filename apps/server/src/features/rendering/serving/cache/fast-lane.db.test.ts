import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId } = await world.createOwner('maker@example.com')
  site = await createTestSite(world.app, { title: 'Clay', ownerId: accountId })
  await world.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

function ask(path: string, host = site.host, method = 'GET'): Promise<Answer> {
  const { port } = world.server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const { date: _date, 'x-request-id': _id, ...headers } = response.headers
        resolve({ status: response.statusCode, headers, text })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('a finished page', () => {
  it('is the same from memory as when it was made', async () => {
    const made = await ask('/about')
    world.queries.length = 0
    expect(await ask('/about')).toEqual(made)
    expect(await ask('/about', site.host.toUpperCase())).toEqual(made)
    expect(world.queries).toEqual([])
    expect(made.text).toBe((await world.visitor(site).get('/about')).text)
  })

  it('is not given to other hosts, methods or addresses', async () => {
    await ask('/about')
    expect((await ask('/about', 'nobody.localhost:3000')).status).toBe(404)
    expect((await ask('/about', 'localhost:3000')).text).not.toContain('All about Clay')
    expect((await ask('/about', site.host, 'POST')).status).toBe(404)
    expect((await ask('/about', site.host, 'HEAD')).text).toBe('')
  })
})
