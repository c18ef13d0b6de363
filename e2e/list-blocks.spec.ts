/** Lists of content: set up in the editor's panel, drawn at once, and read by a visitor on a desk and on a phone. */

import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { blockOfType } from '@sitewright/blocks/registry'
import { DEFAULT_SECTION_SETTINGS } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { expectAccessible } from './accessible.ts'
import { overflow } from './overflow.ts'
import { makeSite, openEditor, saveState } from './owner.ts'
import { ownerBy } from './people.ts'
import { takePicture, takePictures } from './picture.ts'
import { world } from './world.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const START = process.env.LIST_BLOCKS_START ?? 'Shop'

const newId = () => randomBytes(12).toString('hex')

/** A section with one block below the other. */
function sectionOf(blocks: readonly (readonly [BlockTypeName, JsonObject])[]) {
  const placed = blocks.map(([name, props], index) => {
    const definition = blockOfType(BLOCK_TYPES[name])
    if (!definition) throw new Error(`There is no block ${name}`)
    const id = newId()
    const block = {
      ...{ id, type: definition.type, version: definition.version },
      props: { ...definition.defaults(), ...definition.example, ...props },
    }
    return { id, block, place: { x: 0, y: index * 6, w: 24, h: 6, z: 1, autoHeight: true } }
  })
  return {
    id: newId(),
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: Object.fromEntries(placed.map(({ id, block }) => [id, block])),
    desktop: Object.fromEntries(placed.map(({ id, place }) => [id, place])),
    phone: { auto: true },
  }
}

test('an owner lists what a blog has, and visitors find their way through it', async ({ page }) => {
  await page.setViewportSize(DESK)
  await makeSite(page, {
    email: `lists-${START}@example.com`.toLowerCase(),
    title: 'Lists',
    start: START,
  })
  const { studio } = world().demo
  const siteId = /\/sites\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? ''
  const owner = ownerBy(page.request, studio)
  const api = (path: string) => `/s/${siteId}/api${path}`
  const { pages } = (await owner.get(api('/pages'))).body as {
    pages: { id: string; kind: string; title: string; path: string }[]
  }
  const of = (kind: string) => pages.find((one) => one.kind === kind)
  const [blog, events] = [of('blog'), of('events')]
  if (!blog || !events) throw new Error('The starting point has no blog or no events')

  // The panel: a page is chosen, then one of its tags, and the canvas shows what is left.
  const canvas = await openEditor(page, 'About')
  await page.getByRole('button', { name: 'Add Summary', exact: true }).click()
  await expect(canvas.getByText('Choose a page whose items are shown')).toBeVisible()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('button', { name: /From/ }).first().click()
  await page.getByRole('option', { name: new RegExp(`^${blog.title}`) }).click()
  const items = canvas.locator('.summary-item')
  await expect(items.first()).toBeVisible()
  const all = await items.count()
  const categories = settings.getByRole('combobox', { name: /Categories/ })
  await categories.click()
  await categories.press('ArrowDown')
  await page.getByRole('option').first().click()
  await expect.poll(() => items.count()).toBeLessThan(all)
  await takePicture(page, `panel-of-a-list-${START}-1280`)
  await page.setViewportSize(PHONE)
  await takePicture(page, `panel-of-a-list-${START}-390`)
  await page.setViewportSize(DESK)
  await expectAccessible(page, ['iframe'])
  await expect(saveState(page)).toHaveText('Saved')

  // All lists on one page, for a visitor.
  const made = await owner.post(api('/pages'), { kind: 'page', title: 'All lists' })
  const { id: pageId, path } = (made.body as { page: { id: string; path: string } }).page
  const { documents } = (await owner.get(api(`/pages/${pageId}/editor`))).body as {
    documents: { id: string; part: string; revision: number }[]
  }
  const body = documents.find(({ part }) => part === 'page')
  const fromBlog = { collectionId: blog.id }
  const fromEvents = { collectionId: events.id }
  const saved = await owner.post(api(`/documents/${body?.id}/operations`), {
    baseRevision: body?.revision,
    batchId: newId(),
    operations: [
      {
        ...{ kind: 'insertSection', index: 0 },
        section: sectionOf([
          ['summary-v2', fromBlog],
          ['summary-v2', { ...fromBlog, design: 'list', heading: 'As a list' }],
          ['summary-v2', { ...fromBlog, design: 'wall', heading: 'As a wall', aspect: 'auto' }],
          ['summary-v2', { ...fromBlog, design: 'carousel', heading: 'In a carousel', count: 8 }],
          ['journal', fromBlog],
          ['archive', fromBlog],
          ['archive', { ...fromBlog, layout: 'dropdown' }],
          ['tag-cloud', { ...fromBlog, of: 'categories' }],
          ['posts-by-category', fromBlog],
          ['posts-by-month', { ...fromBlog, layout: 'row' }],
          ['calendar', fromEvents],
          ['tour-dates', fromEvents],
        ]),
      },
    ],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await owner.post(api('/publish'), {})).status).toBe(200)
  const { sites } = (await owner.get('/api/sites')).body as {
    sites: { id: string; identifier: string }[]
  }
  const identifier = sites.find(({ id }) => id === siteId)?.identifier
  await page.goto(`http://${identifier}.localhost:${world().port}${path}`)
  await expect(page.locator('.summary-item').first()).toBeVisible()
  await takePictures(page, `lists-${START}`)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }

  // The calendar's next month, by its button; the archive's menu, without a script's help.
  const months = page.locator('.sw-calendar-month')
  await expect(months.first()).toBeVisible()
  await page.locator('.sw-calendar-month:visible label').last().click()
  await expect(months.first()).toBeHidden()
  await expect(months.nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\?month=\d\d-\d{4}$/)
})
