/** A section's background is checked as a block's settings are, by every call that takes a section. */

import { SECTION_LIBRARY, sectionFrom } from '@sitewright/blocks/section-library'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

function odd() {
  const [layout] = SECTION_LIBRARY.flatMap(({ layouts }) => layouts)
  if (!layout) throw new Error('There is no section')
  const section = sectionFrom(layout)
  return { ...section, settings: { ...section.settings, background: { source: 'none', odd: 1 } } }
}

async function openDocument() {
  const { pages } = (await world.owner.get(api('/pages'))).body
  const { documents } = (await world.owner.get(api(`/pages/${pages[0].id}/editor`))).body
  return documents[0] as { readonly id: string; readonly revision: number }
}

const CALLS: Readonly<Record<string, () => Promise<{ status: number; text: string }>>> = {
  createSavedSection: () =>
    world.owner.post(api('/saved-sections'), { name: 'Odd', section: odd() }),
  saveOperations: async () => {
    const document = await openDocument()
    const operations = [{ kind: 'insertSection', section: odd(), index: 0 }]
    return world.owner.post(api(`/documents/${document.id}/operations`), {
      ...{ batchId: newId(), baseRevision: document.revision, operations },
    })
  },
  renderSections: async () => {
    const { id } = await openDocument()
    return world.owner.post(api(`/documents/${id}/render-sections`), { sections: [odd()] })
  },
  putSiteHeaderFooter: async () => {
    const { body } = await world.owner.get(api('/site-header-footer'))
    const section = odd()
    const document = {
      ...body.footer.document,
      sectionOrder: [section.id],
      sections: { [section.id]: section },
    }
    return world.owner.put(api('/site-header-footer'), { footer: { document } })
  },
}

it.each(Object.keys(CALLS))(
  '%s refuses a background with a setting that it does not have',
  async (name) => {
    const { status, text } = (await CALLS[name]?.()) ?? {}
    expect([status, text]).toEqual([400, expect.stringContaining('background.odd')])
  },
)
