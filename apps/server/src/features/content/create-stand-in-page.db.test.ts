import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

describe('POST /s/:siteId/api/stand-in-pages', () => {
  it('adds a page with words in the site’s language, which answers wrong addresses once it is published', async () => {
    const settings = (await world.owner.get(api('/settings'))).body.settings
    await world.owner.put(api('/settings'), { ...settings, language: 'de-DE' })
    const { status, body, text } = await world.owner.post(api('/stand-in-pages'), {
      standsFor: 'notFound',
    })
    expect(status, text).toBe(200)
    expect(body.page).toMatchObject({ title: 'Seite nicht gefunden', navigation: null })
    await world.owner.post(api('/publish'), {})
    const answer = await world.visitor().get('/nowhere')
    expect(answer.status).toBe(404)
    expect(answer.text).toMatch(/<h1[^>]*>Seite nicht gefunden<\/h1>/)
    expect(answer.text).toContain('href="/"')
  })

  it('adds a page that is found above the form of searches once it is published', async () => {
    const { status, text } = await world.owner.post(api('/stand-in-pages'), { standsFor: 'search' })
    expect(status, text).toBe(200)
    await world.owner.post(api('/publish'), {})
    await expect
      .poll(async () => (await world.visitor().get('/search')).text)
      .toMatch(/<h1[^>]*>Suchen<\/h1>[\s\S]*<form class="sw-search-form"/)
  })

  it('is refused where there is one', async () => {
    expect(await world.owner.post(api('/stand-in-pages'), { standsFor: 'notFound' })).toMatchObject(
      {
        status: 409,
        body: { code: 'standInThere' },
      },
    )
  })

  it('is allowed where the page that there was has become the home page, which stands in for none', async () => {
    const list = async () => (await world.owner.get(api('/pages'))).body.pages
    const page = (await list()).find(
      ({ settings }: { settings: { answersNotFound: boolean } }) => settings.answersNotFound,
    )
    const made = await world.owner.patch(api(`/pages/${page.id}`), { isHome: true })
    expect(made.status, made.text).toBe(200)
    const { status, text } = await world.owner.post(api('/stand-in-pages'), {
      standsFor: 'notFound',
    })
    expect(status, text).toBe(200)
  })
})
