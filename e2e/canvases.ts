/** The pages of a site with their places in the editor, and the comparison of each in the canvas with what visitors get. */

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { lookOf } from './as-it-looks.ts'
import { saveState } from './owner.ts'
import { layScrollbarOnPage } from './scrollbars.ts'
import { world } from './world.ts'

export interface EditedPage {
  /** The page's kind, or `item` and its collection's kind. */
  readonly name: string
  readonly path: string
  /** Path of its editor in the studio. */
  readonly editor: string
}

const DEVICES = [
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const

/** Every page that can be opened in the editor, one item of each collection, and one product. */
export async function editedPages(
  request: APIRequestContext,
  siteId: string,
): Promise<EditedPage[]> {
  const get = async (path: string) =>
    (await request.get(`${world().demo.studio}/s/${siteId}/api${path}`)).json()
  const found: EditedPage[] = []
  const { pages } = await get('/pages')
  for (const { id, kind, path } of pages) {
    const opened = await request.get(`${world().demo.studio}/s/${siteId}/api/pages/${id}/editor`)
    if (opened.ok()) found.push({ name: kind, path, editor: `/sites/${siteId}/edit/${id}` })
    const [item] = (await get(`/collections/${id}/items`)).items ?? []
    if (!item) continue
    const { item: shown } = await get(`/items/${item.id}/editor`)
    if (!shown) continue
    const editor = `/sites/${siteId}/items/${item.id}/edit`
    found.push({ name: `item of ${kind}`, path: new URL(shown.url).pathname, editor })
  }
  const [first] = (await get('/products')).items ?? []
  if (first) {
    const { product } = await get(`/products/${first.id}/editor`)
    const editor = `/sites/${siteId}/products/${first.id}/edit`
    found.push({ name: 'product', path: new URL(product.url).pathname, editor })
  }
  return found
}

/** The canvas shows the same markup as the live page, and breaks every line where it does, on every device. */
export async function expectAsLive(
  page: Page,
  { path, editor }: EditedPage,
  liveAt: (path: string) => string,
): Promise<void> {
  // Wide enough for a desktop of 1280 pixels and no more.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(world().demo.studio + editor)
  await expect(saveState(page)).toHaveText('Saved')
  const [frame] = page.frames().slice(1)
  if (!frame) throw new Error('The editor has no page')
  await expect(frame.locator('sw-overlay')).toBeAttached()
  const live = await page.context().newPage()
  for (const [device, width] of DEVICES) {
    await page.getByText(device, { exact: true }).click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width)
    await live.setViewportSize({ width, height: await frame.evaluate(() => innerHeight) })
    await live.goto(liveAt(path))
    if (device !== 'Desktop') {
      await live.evaluate(layScrollbarOnPage)
      expect(await frame.evaluate(() => document.documentElement.clientWidth)).toBe(width)
    }
    const wanted = await lookOf(live)
    await expect
      .poll(async () => (await lookOf(frame)).lines, `${path}: lines at ${width}`)
      .toEqual(wanted.lines)
    expect((await lookOf(frame)).html, `${path}: markup at ${width}`).toEqual(wanted.html)
  }
  await live.close()
}
