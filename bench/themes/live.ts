/**
 * An owner changes the look of a site in the studio, in a browser: how long until the page inside the editor has painted
 * it. Colours are to be there with the next frame that can show them, what has to be compiled again within 700 ms, also with
 * 300 KB of LESS.
 */

import { join } from 'node:path'
import { type APIRequestContext, chromium, type Frame, type Page } from '@playwright/test'
import { packThemeFolder } from '@sitewright/theme/workshop'
import { removeFolder, startServer, temporaryFolder } from '../../e2e/server.ts'
import { makeThemeSite } from '../../e2e/theme-sites.ts'
import { type Seen, watchInput, watchPaint } from '../lib/paint.ts'
import { type Aim, report } from '../lib/report-waits.ts'
import { writeLargeTheme } from './large-theme.ts'

const TIMES = 15
/** Warm-up: first runs that do not count, since the browser and the server have seen nothing yet. */
const WARM_UP = 3
/** A key comes by itself, so the next frame shows it. */
const TYPED: Aim = { frames: 0 }
/**
 * A pointer's move comes with a frame, which has begun by then. The page inside the editor is of another origin and told by a
 * message, so what it paints in that frame is from before the move, and the next one shows it. `pointerrawupdate` comes
 * earlier, in Chromium alone, and the field of colours listens to no other event than moves.
 */
const DRAGGED: Aim = { frames: 1 }
const COMPILED: Aim = { ms: 700 }

const server = await startServer()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const folder = await temporaryFolder()
try {
  process.env.E2E_SERVER = JSON.stringify({ port: server.port, demo: { studio: server.studio } })
  const large = join(folder, 'large')
  await writeLargeTheme(large)
  const { archive } = await packThemeFolder(large)
  await measure('Hearth', undefined)
  await measure('300 KB of LESS', archive)
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(server.dataDir)
  await removeFolder(folder)
}

/** Measures the theme that the archive holds, or else the one that the site begins with. */
async function measure(name: string, archive: Buffer | undefined): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { id } = await makeThemeSite(context.request, 'shop', name)
  if (archive) await wear(context.request, id, archive)
  const page = await context.newPage()
  const canvas = await openStyles(page, id)
  const panel = page.getByRole('complementary', { name: 'Styles' })

  const background = panel.getByRole('textbox', { name: 'Background' }).first()
  const colour = { selector: 'body', property: 'background-color' }
  const typed = await repeat(page, canvas, colour, (index) => background.fill(shade(index)))
  await saved(page)
  report(`${name}: a colour that is typed`, typed, TYPED)

  await panel.getByRole('button', { name: 'Background: Choose a colour' }).first().click()
  const area = await page.getByRole('dialog').getByRole('slider').first().boundingBox()
  if (!area) throw new Error('There is no field of colours')
  const at = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  const dragged = await repeat(page, canvas, colour, (index) =>
    page.mouse.move(at.x + 3 + index * 3, at.y + index * 2),
  )
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await saved(page)
  report(`${name}: a colour that is dragged`, dragged, DRAGGED)

  await panel.getByText('Fonts', { exact: true }).click()
  const size = panel.getByRole('slider', { name: 'Heading Size' })
  await size.focus()
  const heading = { selector: 'h1', property: 'font-size' }
  const compiled = await repeat(page, canvas, heading, () => size.press('ArrowRight'), saved)
  report(`${name}: a size that is compiled`, compiled, COMPILED)
  await context.close()
}

async function repeat(
  page: Page,
  canvas: Frame,
  what: { readonly selector: string; readonly property: string },
  change: (index: number) => Promise<unknown>,
  settle: (page: Page) => Promise<unknown> = async () => {},
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let index = 0; index < TIMES + WARM_UP; index += 1) {
    const input = await watchInput(page)
    const painted = await watchPaint(canvas, what)
    await change(index)
    seen.push(await painted(await input()))
    await settle(page)
  }
  return seen.slice(WARM_UP)
}

/** Colours that differ from one another and from what themes have. */
function shade(index: number): string {
  return `#f${(index + 3) % 10}e${(index * 3) % 10}d${(index * 7) % 10}`
}

function saved(page: Page): Promise<void> {
  return page.getByText('Saved as a draft.').waitFor()
}

async function openStyles(page: Page, siteId: string): Promise<Frame> {
  await page.goto(`${server.studio}/sites/${siteId}/pages`)
  await page.getByText('Home', { exact: true }).first().click()
  await page.frameLocator('iframe').locator('[data-block-id]').first().waitFor()
  await page.getByRole('button', { name: 'Styles' }).first().click()
  await page.getByRole('complementary', { name: 'Styles' }).getByText('Theme:').waitFor()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The editor has no canvas')
  return frame
}

async function wear(request: APIRequestContext, siteId: string, archive: Buffer): Promise<void> {
  const { crumb } = await (await request.get(`${server.studio}/api/session`)).json()
  const headers = { 'x-csrf-token': crumb }
  const installed = await request.post(`${server.studio}/s/${siteId}/api/themes`, {
    data: archive,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    // Installing is not what is measured, and takes its time on a machine with other work.
    timeout: 300_000,
  })
  if (!installed.ok()) throw new Error(await installed.text())
  const { version } = await installed.json()
  const style = { theme: version.key, tweaks: {}, css: '' }
  const worn = await request.put(`${server.studio}/s/${siteId}/api/style`, { data: style, headers })
  if (!worn.ok()) throw new Error(await worn.text())
}
