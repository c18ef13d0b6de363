import { blockOfType } from '@sitewright/blocks/registry'
import { SECTION_LIBRARY, sectionFrom } from '@sitewright/blocks/section-library'
import type { Section } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const templates = async () => (await world.owner.get(api('/page-templates'))).body.templates
const addPage = async (title: string, more: object = {}) =>
  (await world.owner.post(api('/pages'), { title, ...more })).body.page

async function bodyOf(pageId: string) {
  const { body } = await world.owner.get(api(`/pages/${pageId}/editor`))
  return body.documents.find(({ part }: { part: string }) => part === 'page')
}

async function putSection(pageId: string, section: Section): Promise<void> {
  const { id, revision } = await bodyOf(pageId)
  const operations = [{ kind: 'insertSection', section, index: 0 }]
  const sent = { baseRevision: revision, batchId: newId(), operations }
  expect((await world.owner.post(api(`/documents/${id}/operations`), sent)).status).toBe(200)
}

function quote(): Section {
  const layout = SECTION_LIBRARY.flatMap(({ layouts }) => layouts).find(
    ({ name }) => name === 'quote',
  )
  if (!layout) throw new Error('There is no quote')
  return sectionFrom(layout)
}

async function saveAs(name: string, pageId: string, browser = world.owner) {
  return browser.post(api('/page-templates'), { pageId, name })
}

describe('a page template', () => {
  it('takes sections and settings of a page, and no address, password or words about it', async () => {
    const page = await addPage('Case study')
    await putSection(page.id, quote())
    const changed = await world.owner.patch(api(`/pages/${page.id}`), {
      urlId: 'our-case',
      settings: { seoTitle: 'Only this one', isEnabled: false, isHiddenFromSearch: true },
    })
    expect(changed.status, changed.text).toBe(200)
    await world.owner.put(api(`/pages/${page.id}/password`), { password: 'open sesame' })
    const { body } = await saveAs(' Case ', page.id)
    expect(body.template).toMatchObject({ name: 'Case', kind: 'page' })
    expect(body.template.sections).toHaveLength(1)
    expect(await templates()).toEqual([body.template])

    const made = await world.owner.post(api(`/page-templates/${body.template.id}/pages`), {
      title: 'Another',
    })
    expect(made.status, made.text).toBe(200)
    expect(made.body.page).toMatchObject({
      ...{ title: 'Another', urlId: 'another', isPublished: false },
      settings: { seoTitle: '', isEnabled: true, isHiddenFromSearch: true },
    })
    const [before, after] = [await bodyOf(page.id), await bodyOf(made.body.page.id)]
    const [section] = before.document.sectionOrder
    const [copy] = after.document.sectionOrder
    expect(copy).not.toBe(section)
    expect(after.document.sections[copy].settings).toEqual(
      before.document.sections[section].settings,
    )
    const asked = await world.owner.get(api(`/pages/${made.body.page.id}/password`))
    expect(JSON.stringify(asked.body)).not.toContain('true')
  })

  it('has no tie to its page: it stays as it was when that changes or goes', async () => {
    const page = await addPage('Passing')
    const { body } = await saveAs('Passing', page.id)
    await putSection(page.id, quote())
    await world.owner.delete(api(`/pages/${page.id}`))
    const made = await world.owner.post(api(`/page-templates/${body.template.id}/pages`), {
      title: 'From nothing',
    })
    expect((await bodyOf(made.body.page.id)).document.sectionOrder).toEqual([])
  })

  it('gets another name, and is removed', async () => {
    const { body } = await saveAs('Zebra', (await addPage('Zebra')).id)
    const path = api(`/page-templates/${body.template.id}`)
    expect((await world.owner.put(path, { name: 'Aardvark' })).status).toBe(200)
    expect((await templates())[0].name).toBe('Aardvark')
    expect((await world.owner.put(path, { name: ' ' })).status).toBe(400)
    expect((await world.owner.delete(path)).status).toBe(200)
    expect((await world.owner.delete(path)).status).toBe(404)
    expect((await world.owner.post(`${path}/pages`, { title: 'Late' })).status).toBe(404)
  })

  it('is made of no page that holds items', async () => {
    const blog = await addPage('Blog', { kind: 'blog' })
    expect(await saveAs('Blog', blog.id)).toMatchObject({
      status: 409,
      body: { code: 'noTemplate' },
    })
    expect((await saveAs('Nothing', newId())).status).toBe(404)
  })

  it('carries no code for somebody who may write none on the site', async () => {
    const id = newId()
    const version = blockOfType(BLOCK_TYPES.code)?.version
    const props = {
      language: 'html',
      source: '<script>1</script>',
      showSource: false,
      canCopy: false,
    }
    const page = await addPage('With code')
    await putSection(page.id, {
      ...quote(),
      blocks: { [id]: { id, type: BLOCK_TYPES.code, version: version ?? 1, props } },
      desktop: { [id]: { x: 0, y: 0, w: 4, h: 4, z: 1 } },
      phone: { auto: true },
    })
    const { browser } = await addPerson(world, 'templates@example.com', ROLES.draftEditor)
    const refused = { status: 403, body: { code: 'codeNotAllowed' } }
    expect(await saveAs('Mine', page.id, browser)).toMatchObject(refused)
    const { body } = await saveAs('Code', page.id)
    const use = api(`/page-templates/${body.template.id}/pages`)
    expect(await browser.post(use, { title: 'Sneaked in' })).toMatchObject(refused)
    expect((await world.owner.post(use, { title: 'Allowed' })).status).toBe(200)
  })

  it('is one of fifty at most, also when the last ones are saved at the same moment', async () => {
    const { site, browser } = await world.createOwner('collector@example.com')
    const path = (of: string) => `/s/${site.id}/api${of}`
    const { body } = await browser.post(path('/pages'), { title: 'Base' })
    await world.app.database.inSite(site.id, ({ db }) =>
      sql`INSERT INTO page_template (website_id, id, name, kind, settings, body, sections)
        SELECT ${site.id}::text, lpad(to_hex(n), 24, '0'), 'T' || n, 'page', '{}', '{}', '[]'
        FROM generate_series(1, 49) AS n`.execute(db),
    )
    const sent = { pageId: body.page.id, name: 'Last' }
    const made = await Promise.all([1, 2, 3].map(() => browser.post(path('/page-templates'), sent)))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
