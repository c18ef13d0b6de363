import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteDirectory } from '../sites/index.ts'
import { renderPlatformPage } from './serving/platform-page.ts'
import { createTestSite } from './test-site.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

async function renderCart() {
  const { accountId } = await world.createOwner('maker@example.com')
  const made = await createTestSite(world.app, { title: 'Clay & <Co>', ownerId: accountId })
  const site = await siteDirectory(world.app).byHost(made.host)
  if (!site) throw new Error('No site')
  return renderPlatformPage(world.app, site, {
    pageType: 205,
    title: 'Your cart',
    main: '<h1>Your cart</h1>',
    scripts: ['/assets-sw/pages.js'],
    nonce: 'abc123',
  })
}

describe('a page of the platform', () => {
  it('has the theme’s styles, and none of its scripts', async () => {
    const { html, headers } = await renderCart()
    expect(html).toMatch(/<link rel="stylesheet" href="\/site\.[0-9a-f]{16}\.css">/)
    expect(html).toContain('<title>Your cart — Clay &amp; &lt;Co&gt;</title>')
    expect(html).toContain('<main class="sw-platform-main" id="main"><h1>Your cart</h1></main>')
    expect(html.match(/<script/g)).toHaveLength(
      html.match(/<script[^>]* nonce="abc123"/g)?.length ?? 0,
    )
    expect(html).not.toContain('/scripts/')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("script-src 'nonce-abc123' http://")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
