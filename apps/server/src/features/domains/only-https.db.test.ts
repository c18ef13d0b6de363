import { createTestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '../../platform/events.ts'
import { noteSecured, setPrimary, takeHost } from './claim-table.ts'

const DOMAIN = 'www.shop.example'
const HSTS = 'strict-transport-security'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({
    config: { isHttps: true, studioOrigin: 'https://localhost:3000' },
  })
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
})
afterAll(() => world.close())

const headersOf = async (host: string, path: string) =>
  (await createTestBrowser(world.server, host, '/api/crumb').get(path)).headers

describe('HSTS', () => {
  it('is sent on hosts of the platform, by https', async () => {
    for (const path of ['/', '/cart', '/nothing-here']) {
      expect((await headersOf(world.site.host, path))[HSTS]).toBe('max-age=31536000')
    }
    expect((await headersOf('localhost:3000', '/'))[HSTS]).toBe('max-age=31536000')
  })

  it('is sent on an owner’s domain from its first good certificate', async () => {
    await world.inSite(async (site) => {
      await takeHost(site, DOMAIN)
      await setPrimary(site, DOMAIN)
      await announceChange(site)
    })
    for (const path of ['/', '/cart']) {
      expect(await headersOf(`${DOMAIN}:3000`, path)).not.toHaveProperty(HSTS)
    }
    await world.inSite(async (site) => {
      expect(await noteSecured(site, DOMAIN, Date.now())).toBe(true)
      expect(await noteSecured(site, DOMAIN, Date.now())).toBe(false)
      await announceChange(site)
    })
    for (const path of ['/', '/cart']) {
      expect((await headersOf(`${DOMAIN}:3000`, path))[HSTS]).toBe('max-age=31536000')
    }
  })

  it('goes with redirects that stay on https', async () => {
    const headers = await headersOf(world.site.host, '/about')
    expect(headers.location).toBe(`https://${DOMAIN}:3000/about`)
  })
})
