import type { PageDocument } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyWith, createTestContent, openBody, save, type TestContent } from './test-content.ts'

let world: TestWorld
let site: TestContent

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  site = await createTestContent(world)
})
afterAll(() => world.close())

const titles = async () =>
  (await site.get('/pages')).body.pages.map(({ title }: { title: string }) => title)

describe('POST /s/:siteId/api/pages', () => {
  it('adds a page as a draft at the end of the navigation', async () => {
    const { status, body } = await site.post('/pages', { title: 'Our Workshop' })
    expect(status).toBe(200)
    expect(body.page).toMatchObject({
      type: 10,
      urlId: 'our-workshop',
      path: '/our-workshop',
      isHome: false,
      navigation: 'main',
      isPublished: false,
    })
    expect(await titles()).toEqual(['Home', 'About', 'Our Workshop', 'Shop'])
  })

  it.each(['1.owners.06', '6.owners.04'])(
    'fact %s: an owner makes another store, which visitors find',
    async () => {
      const { body } = await site.post('/pages', { title: 'Second Shop', kind: 'products' })
      expect(body.page).toMatchObject({ type: 13, path: '/second-shop' })
      await site.post('/publish')
      const host = `${site.identifier}.${world.app.config.sitesDomain}`
      const visitor = world.visitor({ id: site.siteId, identifier: site.identifier, host })
      const shown = async () => (await visitor.get('/second-shop?format=json')).body
      await expect.poll(shown).toMatchObject({ collection: { typeName: 'products' } })
    },
  )

  it.each([
    ['About', 'page', 'about-1'],
    ['Cart', 'page', 'cart-1'],
    ['FAQ', 'page', 'faq'],
    ['日本', 'page', 'page'],
  ])('gives %s of kind %s the address %s', async (title, kind, urlId) => {
    expect((await site.post('/pages', { title, kind })).body.page.urlId).toBe(urlId)
  })

  it.each([
    ['5.store-url-id.01', ['Clay & Cups'], ['clay-cups']],
    ['5.store-url-id.02', ['日本', 'Ha'], ['store', 'store-1']],
    ['5.store-url-id.03', ['Cups', 'Cups', 'Cups'], ['cups', 'cups-1', 'cups-2']],
    ['5.store-url-id.04', ['Cups-1', 'Cups', 'Cups'], ['cups-1', 'cups', 'cups-2']],
  ])('fact %s: stores titled %j have the URL ids %j', async (_id, titles, urlIds) => {
    const made: string[] = []
    for (const title of titles) {
      made.push((await site.post('/pages', { title, kind: 'products' })).body.page.urlId)
    }
    expect(made).toEqual(urlIds)
  })

  it('fact 4.store-creation.01: making a store makes its collection', async () => {
    const { page } = (await site.post('/pages', { title: 'Cups', kind: 'products' })).body
    expect(page).toMatchObject({ kind: 'products', title: 'Cups' })
    const { pages } = (await site.get('/pages')).body
    expect(pages.map(({ id }: { id: string }) => id)).toContain(page.id)
  })
})

describe('PATCH /s/:siteId/api/pages/:pageId', () => {
  const patch = (change: object) => site.patch(`/pages/${site.pages.about}`, change)

  it('changes titles and address', async () => {
    const { body } = await patch({ title: 'Us', navigationTitle: 'About us', urlId: 'us-two' })
    expect(body.page).toMatchObject({ title: 'Us', navigationTitle: 'About us', path: '/us-two' })
  })

  it('moves the home page', async () => {
    expect((await patch({ isHome: true })).body.page.path).toBe('/')
    const { pages } = (await site.get('/pages')).body
    expect(pages.filter(({ isHome }: { isHome: boolean }) => isHome)).toHaveLength(1)
  })

  it('fact 5.editor-messages.05: repeats a value that none of the options is', async () => {
    const kind = 'page with wings'
    const message = `${kind} is not one of the expected options`
    expect(
      await world.owner.post(`/s/${world.site.id}/api/pages`, { title: 'A', kind }),
    ).toMatchObject({
      status: 400,
      body: { errors: { kind: message } },
    })
  })

  it.each(['cart', 'images', 'assets-sw', 'With Spaces', 'ümlaut', '../etc', ''])(
    'fact 5.editor-messages.04: refuses the address %j',
    async (urlId) => {
      const message = `${urlId} is not a valid page URL`
      expect(await patch({ urlId })).toMatchObject({
        status: 400,
        body: { code: 'badAddress', message, errors: { urlId: message } },
      })
    },
  )

  it('refuses the address of another page', async () => {
    expect(await patch({ urlId: 'shop' })).toMatchObject({
      status: 400,
      body: { code: 'addressTaken' },
    })
  })

  it('answers 404 for a page that is not there', async () => {
    const answer = await site.patch(`/pages/${'f'.repeat(24)}`, { title: 'X' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'pageMissing' } })
  })
})

describe('POST /s/:siteId/api/pages/:pageId/duplicate', () => {
  const copyOf = (pageId: string) => site.post(`/pages/${pageId}/duplicate`)

  it('adds a draft in no navigation, with the same sections under ids of their own', async () => {
    const { about } = site.pages
    const { document } = await openBody(site, about)
    const { status, body } = await copyOf(about)
    expect(status).toBe(200)
    expect(body.page).toMatchObject({
      title: 'About (Copy)',
      ...{ urlId: 'about-copy', navigation: null, isPublished: false, isHome: false },
    })
    const { document: copy } = await openBody(site, body.page.id)
    const blocks = (one: PageDocument) =>
      one.sectionOrder.flatMap((id) => Object.values(one.sections[id]?.blocks ?? {}))
    expect(blocks(copy).map(({ props }) => props)).toEqual(
      blocks(document).map(({ props }) => props),
    )
    const ids = blocks(document).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(blocks(copy).filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('keeps visitors out who have not the password of the original', async () => {
    const { about } = site.pages
    await site.put(`/pages/${about}/password`, { password: 'kiln-1280' })
    const { page } = (await copyOf(about)).body
    await site.post('/publish')
    const host = `${site.identifier}.${world.app.config.sitesDomain}`
    const visitor = world.visitor({ id: site.siteId, identifier: site.identifier, host })
    await expect.poll(async () => (await visitor.get(page.path)).status).toBe(401)
  })

  it('refuses a list of items, and what is not there', async () => {
    const { body } = await site.get('/pages')
    const shop = body.pages.find(({ kind }: { kind: string }) => kind === 'products')
    expect(await copyOf(shop.id)).toMatchObject({ status: 400, body: { code: 'notCopied' } })
    expect(await copyOf(newId())).toMatchObject({ status: 404 })
  })
})

describe('DELETE /s/:siteId/api/pages/:pageId', () => {
  it('takes the page out of the drafts and frees its address', async () => {
    expect((await site.delete(`/pages/${site.pages.about}`)).status).toBe(200)
    expect(await titles()).toEqual(['Home', 'Shop'])
    expect((await site.post('/pages', { title: 'About' })).body.page.urlId).toBe('about')
  })

  it('keeps the home page', async () => {
    expect(await site.delete(`/pages/${site.pages.home}`)).toMatchObject({
      status: 400,
      body: { code: 'homeNeeded' },
    })
  })
})

describe('POST /s/:siteId/api/widget/UpdateNavigation', () => {
  const navigate = (...ids: string[]) => arrange(undefined, ...ids)
  const arrange = (fieldName: string | undefined, ...ids: string[]) =>
    site.post('/widget/UpdateNavigation', {
      ...(fieldName !== undefined && { fieldName }),
      navigation: { items: ids.map((collectionId) => ({ collectionId })) },
    })
  const places = ({ pages }: { pages: { title: string; navigation: string | null }[] }) =>
    pages.map(({ title, navigation }) => `${title}: ${navigation}`)

  it('fact 3.navigation-item.01: an item names a page by collectionId; pages left out are not linked', async () => {
    const { body } = await navigate(site.pages.store, site.pages.home)
    expect(places(body)).toEqual(['Shop: main', 'Home: main', 'About: null'])
  })

  it('fact 6.owners.05: an owner arranges the navigation, and finds it so', async () => {
    await navigate(site.pages.about, site.pages.home)
    expect(places((await site.get('/pages')).body)).toEqual([
      'About: main',
      'Home: main',
      'Shop: null',
    ])
  })

  it('fact 7.owner.06: has one navigation for each that themes declare; a page is in one of them', async () => {
    await navigate(site.pages.home, site.pages.about)
    const { body } = await arrange('footerNav', site.pages.store, site.pages.about)
    expect(places(body)).toEqual(['Home: main', 'Shop: footer', 'About: footer'])
    // Another theme has another name for it.
    const later = await arrange('footerNavigation', site.pages.about)
    expect(places(later.body)).toEqual(['Home: main', 'About: footer', 'Shop: null'])
    const back = await navigate(site.pages.home, site.pages.about, site.pages.store)
    expect(places(back.body)).toEqual(['Home: main', 'About: main', 'Shop: main'])
    expect(await arrange('1 < 2')).toMatchObject({ status: 400 })
  })

  it('fact 3.navigation-item.04: an item of a folder has items below it', async () => {
    const { body } = await site.post('/pages', { title: 'More', kind: 'folder' })
    const folder = body.page.id
    const items = [{ collectionId: folder, items: [{ collectionId: site.pages.about }] }]
    const { pages } = (await site.post('/widget/UpdateNavigation', { navigation: { items } })).body
    const parents = pages.map(({ title, parentId }: Record<string, string>) => [title, parentId])
    expect(parents).toContainEqual(['About', folder])
    expect(parents).toContainEqual(['More', null])
  })

  it('takes what is in a folder along, and out of it where it is left out', async () => {
    const { body } = await site.post('/pages', { title: 'More', kind: 'folder' })
    const folder = body.page.id
    const about = { collectionId: site.pages.about }
    const put = async (fieldName: string, items: object[]) =>
      places(
        (await site.post('/widget/UpdateNavigation', { fieldName, navigation: { items } })).body,
      )
    await navigate(site.pages.home, folder)
    expect(await put('footer', [{ collectionId: folder, items: [about] }])).toEqual([
      'Home: main',
      'More: footer',
      'About: footer',
      'Shop: null',
    ])
    expect(
      await put('mainNavigation', [
        { collectionId: site.pages.home },
        { collectionId: folder, items: [] },
      ]),
    ).toEqual(['Home: main', 'More: main', 'About: null', 'Shop: null'])
  })

  it('fact 7.owner.07: is of the theme in use, and refuses another by name', async () => {
    const { current, builtIn } = (await site.get('/themes')).body
    const arrangeIn = (templateId: string) => {
      const items = [{ collectionId: site.pages.home }]
      return site.post('/widget/UpdateNavigation', { templateId, navigation: { items } })
    }
    const other = builtIn.find(({ key }: { key: string }) => key !== current).key
    for (const templateId of [other, 'f'.repeat(24), '']) {
      expect(await arrangeIn(templateId)).toMatchObject({
        status: 404,
        body: { code: 'templateMissing', errors: { templateId: expect.any(String) } },
      })
    }
    expect(places((await site.get('/pages')).body)).toContain('About: main')
    expect(places((await arrangeIn(current)).body)).toContain('About: null')
  })

  const put = (items: object[], fieldName?: string) =>
    site.post('/widget/UpdateNavigation', {
      ...(fieldName && { fieldName }),
      navigation: { items },
    })
  const shop = { externalLink: { title: 'Elsewhere', url: 'https://example.com/' } }

  it('fact 7.owner.08: an item is an external link, with items below it', async () => {
    const about = { collectionId: site.pages.about }
    const { status, body } = await put([
      { ...shop, items: [about] },
      { collectionId: site.pages.home },
    ])
    expect(status).toBe(200)
    expect(body.navigations.main).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        externalLink: { title: 'Elsewhere', url: 'https://example.com/', newWindow: false },
        items: [{ ...about, items: [] }],
      },
      { collectionId: site.pages.home, items: [] },
    ])
    expect(places(body)).toEqual(['About: main', 'Home: main', 'Shop: null'])
    expect((await site.get('/pages')).body).toEqual(body)
    // A page below a link is in no folder.
    expect(body.pages[0].parentId).toBeNull()
  })

  it('fact 3.navigation-item.03: an item names a member area, which is kept', async () => {
    const area = { memberAreaId: 'e'.repeat(24) }
    const { body } = await put([{ collectionId: site.pages.home, items: [area] }])
    expect(body.navigations.main).toEqual([
      {
        collectionId: site.pages.home,
        items: [{ ...area, id: expect.stringMatching(/^[0-9a-f]{24}$/), items: [] }],
      },
    ])
  })

  it('knows a link again by its id, in whatever navigation it stands', async () => {
    const [link] = (await put([shop])).body.navigations.main
    const { body } = await put([link, link], 'footerNavigation')
    expect(body.navigations).toEqual({ main: [], footer: [link] })
  })

  it.each([
    ['a script', { externalLink: { title: 'X', url: 'javascript:alert(1)' } }, 'badLink'],
    ['a link without a title', { externalLink: { title: ' ', url: '/' } }, 'invalidInput'],
    ['two targets at once', { ...shop, memberAreaId: 'e'.repeat(24) }, 'invalidInput'],
    [
      'a third level',
      { ...shop, items: [{ ...shop, items: [{ collectionId: 'e'.repeat(24) }] }] },
      'invalidInput',
    ],
  ])('refuses %s', async (_what, item, code) => {
    expect(await put([item])).toMatchObject({ status: 400, body: { code } })
    expect(places((await site.get('/pages')).body)).toContain('About: main')
  })

  it('says of a link what is wrong with it', async () => {
    const { body } = await put([{ externalLink: { title: ' ', url: '/' } }])
    expect(body.errors).toEqual({
      'navigation.items.0.externalLink.title': 'Please enter a title.',
    })
  })

  it('leaves what was below a removed page in its place', async () => {
    const about = { collectionId: site.pages.about, items: [shop] }
    await put([{ collectionId: site.pages.home }, about, { collectionId: site.pages.store }])
    await site.delete(`/pages/${site.pages.about}`)
    const { navigations } = (await site.get('/pages')).body
    expect(navigations.main).toMatchObject([
      { collectionId: site.pages.home },
      shop,
      { collectionId: site.pages.store },
    ])
  })

  it('does not know pages of other sites', async () => {
    expect((await navigate('f'.repeat(24))).status).toBe(404)
  })
})

it('fact 7.owner.05: GetSiteLayout has the links of each navigation, by the name that UpdateNavigation takes', async () => {
  const link = { externalLink: { title: 'Elsewhere', url: '/x', newWindow: false } }
  await site.post('/widget/UpdateNavigation', {
    fieldName: 'footerNav',
    navigation: { items: [link] },
  })
  expect((await site.get('/commondata/GetSiteLayout')).body).toMatchObject({
    layout: [
      {
        identifier: 'mainNavigation',
        links: [{ collectionId: site.pages.home }, { collectionId: site.pages.about }],
      },
      { identifier: 'footer', links: [link] },
    ],
  })
})

describe('GetTemplateSchema', () => {
  const schemaOf = (type: string) => site.get(`/template/GetTemplateSchema?type=${type}`)

  it('fact 7.owner.01: describes the settings of a form block, by its name or its number', async () => {
    const { status, body } = await schemaOf('form')
    expect([status, body.name, body.schema.type]).toEqual([200, 'form', 'object'])
    expect(body.schema.properties.formId).toMatchObject({ title: 'Form', default: '' })
    expect(body.schema.properties.alignment.enum).toContain('left')
    expect((await schemaOf(String(body.type))).body).toEqual(body)
  })

  it('refuses a type that there is not', async () => {
    expect(await schemaOf('wings')).toMatchObject({
      status: 400,
      body: { errors: { type: 'wings is not one of the expected options' } },
    })
  })
})

describe('GET /s/:siteId/api/pages/:pageId/editor', () => {
  it('brings the page, its body and the footer', async () => {
    const { body } = await site.get(`/pages/${site.pages.home}/editor`)
    expect(body.page.title).toBe('Home')
    expect(body.documents.map(({ part }: { part: string }) => part)).toEqual(['page', 'field'])
  })

  it('brings only the footer for a store', async () => {
    const { body } = await site.get(`/pages/${site.pages.store}/editor`)
    expect(body.documents.map(({ part }: { part: string }) => part)).toEqual(['field'])
  })

  it('signs the canvas for this site, page and person', async () => {
    const { body } = await site.get(`/pages/${site.pages.home}/editor`)
    const url = new URL(body.canvasUrl)
    expect(url.origin).toBe(body.canvasOrigin)
    expect(url.origin).toBe(`http://${site.identifier}--canvas.localhost:3000`)
    expect(url.searchParams.get('page')).toBe(site.pages.home)
  })
})

describe('POST /s/:siteId/api/documents/:documentId/render-sections', () => {
  it('answers the canvas HTML of sections that were never saved', async () => {
    const { id, document } = await openBody(site, site.pages.home)
    const [section] = Object.values(document.sections)
    const { status, body } = await site.post(`/documents/${id}/render-sections`, {
      sections: [section],
    })
    expect(status).toBe(200)
    expect(body.sections[0].html).toContain('data-section-id')
    expect(body.sections[0].html).toContain('href="/about"')
  })

  it('takes the same statements whatever the page’s size, none of which reads its body', async () => {
    const { id, document, revision } = await openBody(site, site.pages.home)
    const sections = Object.values(document.sections)
    const draw = async () => {
      world.queries.length = 0
      expect((await site.post(`/documents/${id}/render-sections`, { sections })).status).toBe(200)
      return [...world.queries]
    }
    const small = await draw()
    const more = Array.from({ length: 40 }, (_, index) => {
      const [section] = Object.values(
        bodyWith('Large', { section: newId(), block: newId() }).sections,
      )
      return { kind: 'insertSection', index: index + 1, section }
    })
    expect((await save(site, id, revision, ...more)).status).toBe(200)
    expect(await draw()).toEqual(small)
    expect(small.join('\n')).not.toContain('"body"')
  })
})
