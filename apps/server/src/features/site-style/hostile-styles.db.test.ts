import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestSite, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let hostile: { browser: TestBrowser; site: TestSite }

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  hostile = await world.createOwner('hostile@example.com')
})
afterAll(() => world.close())

/** Styles that compile for ever: mixins that each call the next one twice, in other orders. */
const endless = (seed: number) => {
  const mixins = Array.from(
    { length: 26 },
    (_, n) => `.m${n}() { .m${n + 1}; .m${n + 1}; a${seed}: b }`,
  )
  return `${mixins.join('\n')} .m26() { a: b } c { .m0; }`
}
/** Each takes a second of a processor before it is ended. */
const MORE_THAN_WORKERS = 3
const put = (browser: TestBrowser, site: TestSite, style: object) =>
  browser.put(`/s/${site.id}/api/style`, { theme: 'hearth', tweaks: {}, css: '', ...style })

describe('styles that never end', () => {
  it('do not keep another site’s from being compiled', async () => {
    const accent = { tweaks: { accent: '#102030' } }
    // Compiles once, so that the processes have started.
    await put(world.owner, world.site, accent)
    const attacks = Array.from({ length: MORE_THAN_WORKERS }, (_, seed) =>
      put(hostile.browser, hostile.site, { css: endless(seed) }),
    )
    let isOver = false
    const allOver = Promise.all(attacks).finally(() => {
      isOver = true
    })
    const { status, body } = await put(world.owner, world.site, { tweaks: { accent: '#102031' } })
    expect({ status, problems: body.problems }).toEqual({ status: 200, problems: [] })
    expect(isOver).toBe(false)
    for (const { status: answer, body: told } of await allOver) {
      expect(answer).toBe(200)
      expect(told.problems).toContainEqual(expect.objectContaining({ file: 'custom.css' }))
    }
  })

  it('leave their own site with the theme as it is', async () => {
    await put(hostile.browser, hostile.site, { css: endless(7) })
    await hostile.browser.post(`/s/${hostile.site.id}/api/publish`, {})
    const visitor = world.visitor(hostile.site)
    const { text } = await visitor.get('/')
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/site\.[^"]+)"/.exec(text) ?? []
    expect((await visitor.get(sheet)).text).toContain('--sw-color-accent')
  })
})
