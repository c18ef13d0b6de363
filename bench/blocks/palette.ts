/** Time from the press that opens the palette of blocks to the frame that has it painted: from its icons, and on a phone. */

import { chromium, type Page } from '@playwright/test'
import { removeFolder, startServer } from '../../e2e/server.ts'
import { makeThemeSite } from '../../e2e/theme-sites.ts'
import { watchInput, watchPaint } from '../lib/paint.ts'
import { reportPercentile } from '../lib/report-waits.ts'
import { openEditor } from '../studio/in-editor.ts'

const TIMES = 20
const PALETTE = '[data-palette]'
/** Milliseconds. */
const AIM = { p95: 50 }

interface Way {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** Names of the buttons that open and close it. */
  readonly opens: string
  readonly closes: string
  /** Computed style of the palette that changes as it opens. */
  readonly property: string
}

const WAYS: readonly Way[] = [
  {
    name: 'from its icons',
    viewport: { width: 1280, height: 800 },
    ...{ opens: 'Expand the blocks', closes: 'Collapse the blocks to icons', property: 'width' },
  },
  {
    name: 'on a phone',
    viewport: { width: 390, height: 844 },
    ...{ opens: 'Add', closes: 'Add', property: 'display' },
  },
]

const server = await startServer()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
try {
  process.env.E2E_SERVER = JSON.stringify({ port: server.port, demo: { studio: server.studio } })
  const context = await browser.newContext()
  const { id } = await makeThemeSite(context.request, 'shop', 'Palette')
  const { pages } = await (await context.request.get(`${server.studio}/s/${id}/api/pages`)).json()
  const home = pages.find(({ isHome }: { isHome: boolean }) => isHome)
  const page = await context.newPage()
  await page.setViewportSize(WAYS[0]?.viewport ?? { width: 1280, height: 800 })
  await openEditor(page, `${server.studio}/sites/${id}/edit/${home.id}`)
  for (const way of WAYS) reportPercentile(`palette ${way.name}`, await measure(page, way), AIM)
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

/** Milliseconds of each opening. */
async function measure(page: Page, { viewport, opens, closes, property }: Way): Promise<number[]> {
  await page.setViewportSize(viewport)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  const closer = named(closes)
  // At this width it may begin open.
  if (closes !== opens && (await closer.isVisible())) await closer.click()
  const waits: number[] = []
  for (let index = 0; index < TIMES; index += 1) {
    // A button acts when it is let go.
    const input = await watchInput(page, ['pointerup'])
    const painted = await watchPaint(page, { selector: PALETTE, property })
    await named(opens).click()
    waits.push((await painted(await input())).ms)
    await named(closes).click()
  }
  return waits
}
