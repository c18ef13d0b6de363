/** Opens every page of the sample site in a browser, at every width, and collects what is wrong. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { ShownSite } from '../dev/workshop-process.ts'
import type { Fault } from './fault.ts'
import type { InPage } from './in-page/look-at-page.ts'
import { SAMPLE_PAGES, type SamplePage, SHOP_PAGES } from './sample-pages.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** Widths of windows in pixels: a phone, a tablet and a desk. */
export const WIDTHS = [390, 768, 1280] as const
const HEIGHT_PX = 900
/** Tabs that are looked at together: one for each processor of a small machine. */
const TABS = 2
/** Height in pixels after which a picture of a page is cut off. */
const MOST_PICTURE_PX = 3_000
/** How large a picture is drawn. */
const PICTURE_SCALE = 0.4
const PICTURE_QUALITY = 65
/** Address of the panel of `sitewright dev`, which is no part of the theme. */
const PANEL = '*/assets-sw/workshop-*'
/** Address of the script of cart, checkout and order pages. */
const SHOP_SCRIPT = '*/assets-sw/pages-*.js'
/** Milliseconds after which what a page still loads is no longer waited for. */
const LOAD_PATIENCE_MS = 10_000

export interface SeenFault extends Fault {
  readonly widths: readonly number[]
}

export interface SeenPage {
  readonly name: string
  readonly path: string
  readonly faults: readonly SeenFault[]
  /** JPEG files by width; none where no pictures are wanted. */
  readonly pictures: ReadonlyMap<number, Buffer>
}

export interface LookOptions {
  /** The folder of the build, where the script for pages is. */
  readonly build: string
  /** Names of the only pages to look at; empty for all. */
  readonly only: readonly string[]
  readonly hasPictures: boolean
}

declare const sitewrightLook: InPage

export async function lookAround(
  browser: Browser,
  { url, ownPaths }: ShownSite,
  options: LookOptions,
): Promise<readonly SeenPage[]> {
  const script = await readFile(join(options.build, 'look/look-at-page.js'), 'utf8')
  const context = await browser.newContext({ baseURL: url })
  const isWanted = ({ name }: SamplePage) =>
    options.only.length === 0 || options.only.includes(name)
  const own = ownPaths.map((path): SamplePage => ({ name: `own ${path}`, path }))
  const pages = [...SAMPLE_PAGES, ...own].filter(isWanted)
  const shop = SHOP_PAGES.filter(isWanted)
  try {
    const visitor = await openVisitor(context)
    const look = { ...options, context, visitor, script, origin: new URL(url).origin }
    const seen = await lookAtAll(pages, look, TABS)
    if (shop.length > 0) await visitor.fillCart()
    // One after another, because a shopper has one cart.
    return [...seen, ...(await lookAtAll(shop, look, 1))]
  } finally {
    await context.close()
  }
}

interface Look extends LookOptions {
  readonly context: BrowserContext
  readonly visitor: Visitor
  readonly script: string
  readonly origin: string
}

async function lookAtAll(
  pages: readonly SamplePage[],
  look: Look,
  tabs: number,
): Promise<SeenPage[]> {
  const seen = new Map<SamplePage, SeenPage>()
  const waiting = [...pages]
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      seen.set(page, await lookAtOne(page, look))
    }
  }
  await Promise.all(Array.from({ length: tabs }, work))
  return pages.flatMap((page) => seen.get(page) ?? [])
}

async function lookAtOne(page: SamplePage, look: Look): Promise<SeenPage> {
  const path =
    'path' in page ? page.path : await look.visitor.firstItem(page.firstOf, page.hasChoices)
  const tab = await look.context.newPage()
  try {
    const session = await look.context.newCDPSession(tab)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', {
      urls: [PANEL, ...(page.reloadsItself ? [SHOP_SCRIPT] : [])],
    })
    const faults = new FaultsOf(tab, look.origin)
    await open(tab, { path, status: page.status ?? 200 }, faults)
    const pictures = new Map<number, Buffer>()
    // From wide to narrow, as a window is made smaller.
    for (const width of [...WIDTHS].reverse()) {
      await tab.setViewportSize({ width, height: HEIGHT_PX })
      await settle(tab, look.script)
      faults.add(await tab.evaluate(() => sitewrightLook.lookAtPage()), width)
      if (look.hasPictures) pictures.set(width, await pictureOf(tab, session, width))
    }
    return { name: page.name, path, faults: faults.list(), pictures }
  } finally {
    await tab.close()
  }
}

async function open(
  tab: Page,
  { path, status }: { path: string; status: number },
  faults: FaultsOf,
): Promise<void> {
  await tab.setViewportSize({ width: 1280, height: HEIGHT_PX })
  const response = await tab.goto(path, { waitUntil: 'load', timeout: LOAD_PATIENCE_MS * 3 })
  const found = response?.status() ?? 0
  if (found === status) return
  faults.add([{ kind: 'page-failed', where: '', message: `It was answered with ${found}.` }])
}

/** Waits for pictures, fonts and what fades in, and until what changed with the width of the window is drawn. */
async function settle(tab: Page, script: string): Promise<void> {
  await tab.evaluate(script)
  await Promise.race([
    tab.evaluate(async () => {
      await sitewrightLook.loadPictures()
      await document.fonts.ready
      sitewrightLook.endMotion()
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }),
    tab.waitForTimeout(LOAD_PATIENCE_MS),
  ])
}

async function pictureOf(tab: Page, session: CDPSession, width: number): Promise<Buffer> {
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_PICTURE_PX) }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: PICTURE_QUALITY,
    clip: { ...clip, scale: PICTURE_SCALE },
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}

/** Faults of one page, each once with the widths it was seen at. */
class FaultsOf {
  readonly #found = new Map<string, { fault: Fault; widths: Set<number> }>()

  constructor(tab: Page, origin: string) {
    tab.on('pageerror', (error) => {
      const [, place = ''] =
        /https?:\/\/[^\s/]+(\/[^\s)]+\.js[^\s)]*)/.exec(error.stack ?? '') ?? []
      this.add([{ kind: 'page-error', where: place, message: error.message }])
    })
    tab.on('response', (response) => {
      const { pathname, origin: from } = new URL(response.url())
      if (from !== origin || response.status() < 400) return
      if (response.request().resourceType() === 'document') return
      const message = `${pathname} is answered with ${response.status()}.`
      this.add([{ kind: 'file-missing', where: '', message }])
    })
  }

  /** Faults that have no width were there before the window had one. */
  add(faults: readonly Fault[], width?: number): void {
    for (const fault of faults) {
      // Numbers differ from width to width; the fault is the same.
      const key = [fault.kind, fault.where, fault.message.replaceAll(/\d+/g, '#')].join(' ')
      const known = this.#found.get(key) ?? { fault, widths: new Set() }
      this.#found.set(key, known)
      if (width !== undefined) known.widths.add(width)
    }
  }

  list(): SeenFault[] {
    return [...this.#found.values()].map(({ fault, widths }) => ({
      ...fault,
      widths: [...widths].sort((a, b) => a - b),
    }))
  }
}
