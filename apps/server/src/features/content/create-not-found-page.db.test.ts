import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

describe('POST /s/:siteId/api/not-found-page', () => {
  it('adds a page with words in the site’s language, which answers wrong addresses once it is published', async () => {
    const settings = (await world.owner.get(api('/settings'))).body.settings
    await world.owner.put(api('/settings'), { ...settings, language: 'de-DE' })
    const { status, body, text } = await world.owner.post(api('/not-found-page'), {})
    expect(status, text).toBe(200)
    expect(body.page).toMatchObject({ title: 'Seite nicht gefunden', navigation: null })
    await world.owner.post(api('/publish'), {})
    const answer = await world.visitor().get('/nowhere')
    expect(answer.status).toBe(404)
    expect(answer.text).toMatch(/<h1[^>]*>Seite nicht gefunden<\/h1>/)
    expect(answer.text).toContain('href="/"')
  })

  it('is refused where there is one', async () => {
    expect(await world.owner.post(api('/not-found-page'), {})).toMatchObject({
      status: 409,
      body: { code: 'notFoundPageThere' },
    })
  })
})
