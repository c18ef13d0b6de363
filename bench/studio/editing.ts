/**
 * Editing a large page in the studio, in a browser: a page of 23 sections and 312 blocks, one of 1,000 blocks, and the
 * home page of a new site beside them in the same run. Wide enough for the canvas to be shown at its own size.
 */

import { chromium, type Page } from '@playwright/test'
import { removeFolder, startServer } from '../../e2e/server.ts'
import { makeThemeSite } from '../../e2e/theme-sites.ts'
import { type PercentileAim, reportPercentile } from '../lib/report-waits.ts'
import { addBlocks, dragFrames, openEditor, redrawSection, typeKeys } from './in-editor.ts'
import { makeLargePage } from './large-page.ts'

/** Openings of each page that count; one before them warms up browser and server. */
const OPENINGS = 5
const TYPED = 'Every bowl begins as a question that the hands ask of the clay.'

interface Aims {
  readonly opening?: PercentileAim
  readonly frames?: PercentileAim
  readonly typing?: PercentileAim
  readonly redraw?: PercentileAim
  readonly placeholder?: PercentileAim
  readonly drawn?: PercentileAim
}

/** Milliseconds; one frame of a screen with 60 in a second takes 16.7. */
const LARGE: Aims = {
  opening: { p50: 1900 },
  frames: { p95: 17.5 },
  typing: { p95: 30 },
  redraw: { p95: 100 },
  placeholder: { p95: 34 },
  drawn: { p95: 100 },
}

const server = await startServer()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
try {
  process.env.E2E_SERVER = JSON.stringify({ port: server.port, demo: { studio: server.studio } })
  const context = await browser.newContext({ viewport: { width: 1800, height: 900 } })
  const { id } = await makeThemeSite(context.request, 'shop', 'Large')
  const api = `${server.studio}/s/${id}/api`
  const { pages } = await (await context.request.get(`${api}/pages`)).json()
  const home = pages.find(({ isHome }: { isHome: boolean }) => isHome)
  const large = await makeLargePage(context.request, api, {
    title: 'Large',
    sections: 23,
    blocks: 312,
  })
  const huge = await makeLargePage(context.request, api, {
    title: 'Huge',
    sections: 74,
    blocks: 1000,
  })
  const page = await context.newPage()
  const at = (pageId: string) => `${server.studio}/sites/${id}/edit/${pageId}`
  await measure(page, 'home page of a new site', at(home.id), {})
  const opening = await measure(page, '23 sections, 312 blocks', at(large), LARGE)
  await measure(page, '74 sections, 1,000 blocks', at(huge), {
    ...LARGE,
    opening: { p50: 2 * opening },
  })
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

/** Measures one page, and gives the middle one of its openings. */
async function measure(page: Page, name: string, url: string, aims: Aims): Promise<number> {
  const say = (what: string, values: readonly number[], aim: PercentileAim = {}) =>
    reportPercentile(`${name}: ${what}`, values, aim)
  let editor = await openEditor(page, url)
  const openings: number[] = []
  for (let index = 0; index < OPENINGS; index += 1) {
    editor = await openEditor(page, url)
    openings.push(editor.ms)
  }
  const { p50 } = say('opened', openings, aims.opening)
  const text = '[data-block-id]:has([data-edit-field]) p, [data-block-id]:has([data-edit-field]) h2'
  say('frames while a block is dragged', await dragFrames(editor, text), aims.frames)
  say('a key that is typed', await typeKeys(editor, text, TYPED), aims.typing)
  say('a section that is drawn again', await redrawSection(editor, 20), aims.redraw)
  const { placeholder, drawn } = await addBlocks(editor, 20)
  say('something in the place of a new block', placeholder, aims.placeholder)
  say('a new block, drawn', drawn, aims.drawn)
  await page.getByText('Saved', { exact: true }).first().waitFor()
  return p50
}
