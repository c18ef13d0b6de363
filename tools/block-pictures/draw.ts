/**
 * Draws a picture of every block for the guide, from the sample site in Hearth. The site is the same each time, its dates too, and no
 * port is opened: the browser gets what it asks for from the server of a test world. Pictures of blocks that are gone are removed.
 */

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { type BlockDefinition, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import { makeSampleSite } from '@sitewright/server/sample/index'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOST_BYTES, PICTURED, PICTURES_FOLDER, pictureOf } from './page.ts'

const ROOT = join(import.meta.dirname, '../..')
const WINDOW = { width: 1280, height: 900 }
/** Widest picture in pixels, and the part of a high block that is seen. */
const WIDTH = 640
const HIGHEST = 860
/** Pixels around a block; less than the space between two. */
const AROUND = 8

/** The day of all pictures. */
const TODAY = Date.parse('2026-05-20T10:00:00Z')

/** Scripts that the machine may have no font for; lines in them are left out. */
const FOREIGN = '[\\u3000-\\u9fff]'

/** Section of the palette whose blocks have parts that only their owner sees yet, in the editor (decision 49). */
const SEEN_IN_EDITOR = 'visitors'

let world: TestWorld
let browser: Browser
let page: Page
/** Visitors of the hosts that the browser may ask, by host. */
const hosts = new Map<string, TestBrowser>()

beforeAll(async () => {
  world = await createTestWorld()
  browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  })
  page = await browser.newPage({ viewport: WINDOW })
  await page.route('**/*', answer)
  await mkdir(join(ROOT, PICTURES_FOLDER), { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Answers what the page asks of the hosts that are there. */
async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const visitor = hosts.get(url.host)
  if (!visitor) return route.abort()
  const { status, headers, bytes } = await visitor.get(url.pathname + url.search)
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  await route.fulfill({ status, headers: Object.fromEntries(sent), body: bytes })
}

async function open(address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate((foreign) => {
    for (const line of document.querySelectorAll('.sqs-block li')) {
      if (new RegExp(foreign).test(line.textContent ?? '')) line.remove()
    }
    return document.fonts.ready
  }, FOREIGN)
}

async function pictureIn({ name }: BlockDefinition): Promise<Buffer> {
  const block = page.locator(`#${name} .sqs-block`).last()
  await block.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const box = await block.evaluate(async (element) => {
    const pictures = [...element.querySelectorAll('img')]
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    const content = document.createRange()
    content.selectNodeContents(element.querySelector('.sqs-block-content') ?? element)
    const { left, top, width } = element.getBoundingClientRect()
    // Rows that the content does not need are not shown.
    const height = content.getBoundingClientRect().bottom - top
    return { x: left, y: top + window.scrollY, width, height }
  })
  const x = Math.max(0, box.x - AROUND)
  const clip = {
    x,
    y: box.y - AROUND,
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
  const { body: session } = await world.owner.get('/api/session')
  world.clock.stop()
  world.clock.advance(TODAY - world.clock.now())
  const { id, identifier } = await makeSampleSite(world.app, session.account)
  const host = `${identifier}.${world.app.config.sitesDomain}`
  hosts.set(host, world.visitor({ id, identifier, host }))

  await open(`http://${host}/every-block`)
  for (const block of PICTURED) {
    if (block.paletteSection !== SEEN_IN_EDITOR) await draw(block)
  }
  const { body } = await world.owner.get(`/s/${id}/api/pages`)
  const ofVisitors = body.pages.find(
    ({ title }: { title: string }) => title === PALETTE_SECTIONS[SEEN_IN_EDITOR],
  )
  const editor = await world.owner.get(`/s/${id}/api/pages/${ofVisitors.id}/editor`)
  const canvas = new URL(editor.body.canvasUrl)
  hosts.set(canvas.host, world.visitor({ id, identifier, host: canvas.host }))
  await open(canvas.href)
  for (const block of PICTURED) {
    if (block.paletteSection === SEEN_IN_EDITOR) await draw(block)
  }

  const drawn = new Set(PICTURED.map(pictureOf))
  for (const file of await readdir(join(ROOT, PICTURES_FOLDER))) {
    if (!drawn.has(`${PICTURES_FOLDER}/${file}`)) await rm(join(ROOT, PICTURES_FOLDER, file))
  }
  expect(drawn.size).toBe(PICTURED.length)
})

async function draw(block: BlockDefinition): Promise<void> {
  await writeFile(join(ROOT, pictureOf(block)), await pictureIn(block))
}
