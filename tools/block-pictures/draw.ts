/**
 * Draws a picture of every block for the guide, from the sample site in Hearth. The site is the same each time, up to its dates, and no
 * port is opened: the browser gets what it asks for from the server of a test world. Pictures of blocks that are gone are removed.
 */

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOST_BYTES, PICTURED, PICTURES_FOLDER, pictureOf } from './page.ts'

const ROOT = join(import.meta.dirname, '../..')
const WINDOW = { width: 1280, height: 900 }
/** Widest picture in pixels, and the part of a high block that is seen. */
const WIDTH = 640
const HIGHEST = 860
/** Space around a block in pixels. */
const AROUND = 16

let world: SampleWorld
let browser: Browser

beforeAll(async () => {
  world = await createSampleWorld()
  browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  })
  await mkdir(join(ROOT, PICTURES_FOLDER), { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Answers what the page asks of its own site; other sites are not there. */
async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  if (url.host !== world.sample.host) return route.abort()
  const { status, headers, bytes } = await world
    .visitor(world.sample)
    .get(url.pathname + url.search, { headers: { accept: route.request().headers().accept ?? '' } })
  const { 'content-encoding': _, 'transfer-encoding': __, ...sent } = headers
  const known = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  await route.fulfill({ status, headers: Object.fromEntries(known), body: bytes })
}

async function pictureIn(page: Page, name: string): Promise<Buffer> {
  const block = page.locator(`#${name} .sqs-block`).last()
  await block.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const images = block.locator('img')
  await images.evaluateAll((all) =>
    Promise.all(all.map((image) => (image as HTMLImageElement).decode().catch(() => undefined))),
  )
  const box = await block.boundingBox()
  if (!box) throw new Error(`There is no block called ${name} on the page`)
  const offset = await page.evaluate(() => window.scrollY)
  const x = Math.max(0, box.x - AROUND)
  const clip = {
    x,
    y: box.y + offset - AROUND,
    width: Math.min(WINDOW.width - x, box.width + 2 * AROUND),
    height: Math.min(HIGHEST, box.height + 2 * AROUND),
  }
  return small(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }))
}

/** The screenshot in the best quality that fits into its bytes. */
async function small(screenshot: Buffer): Promise<Buffer> {
  const png = await sharp(screenshot)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer()
  for (let quality = 82; quality > 10; quality -= 8) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= MOST_BYTES) return webp
  }
  throw new Error(`It does not fit into ${MOST_BYTES} bytes`)
}

it('draws every block', async () => {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
  await page.route('**/*', answer)
  await page.goto(`http://${world.sample.host}/every-block`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  for (const block of PICTURED) {
    await writeFile(join(ROOT, pictureOf(block)), await pictureIn(page, block.name))
  }
  const drawn = new Set(PICTURED.map(pictureOf))
  for (const file of await readdir(join(ROOT, PICTURES_FOLDER))) {
    if (!drawn.has(`${PICTURES_FOLDER}/${file}`)) await rm(join(ROOT, PICTURES_FOLDER, file))
  }
  expect(drawn.size).toBe(PICTURED.length)
})
