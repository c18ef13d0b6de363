/** Hostile templates end in time and memory, and pages of other sites go on. Needs the built program. */

import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { WHOLE_LIST } from '@sitewright/page/address/list-query'
import type { PageData } from '@sitewright/page/data/page-data'
import { createTestPage } from '@sitewright/page/test-page'
import { type Theme, themeFrom } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_PROGRAMS } from '../../../../platform/sandbox/programs.ts'
import { HOSTILE_TEMPLATES, type HostileTheme } from './hostile-templates.ts'
import { PageRenderer } from './page-renderer.ts'
import { createRenderSandbox } from './render-sandbox.ts'

const MB = 1024 * 1024
/** A style sheet as the server has it, with its answer beside the parts that pages show. */
const SHEET = { path: '/site.0.css', fonts: [], response: { in: () => 'body {}' } }
const FRAME = {
  styles: SHEET,
  scripts: { globals: [], modules: [], preloads: [] },
}

let now = 0
let ended: string[] = []
let renderer: PageRenderer

beforeAll(async () => {
  renderer = newRenderer()
  await renderer.ready()
})

function newRenderer() {
  return new PageRenderer({
    program: SANDBOX_PROGRAMS.pages,
    isTrusted: ({ id }) => id === 'trusted',
    now: () => now,
    onEnded: ({ siteId }) => ended.push(siteId),
  })
}

const MANIFEST = JSON.stringify({
  name: 'Hostile',
  layouts: { default: { name: 'Default', regions: ['site'] } },
  navigations: [{ title: 'Main', name: 'm' }],
})

function themeOf(hostile: HostileTheme): Theme {
  const files = typeof hostile === 'string' ? { 'site.region': hostile } : hostile
  const all = Object.entries({ 'template.conf': MANIFEST, ...files })
  return themeFrom(new Map(all.map(([path, text]) => [path, Buffer.from(text)])), { id: newId() })
}

/** A list of many products, on a site of its own. */
function dataOf(hostile: HostileTheme): PageData {
  const page = createTestPage(themeOf(hostile))
  const { pages } = page
  const many = (count: number, items: readonly JsonObject[]) =>
    Array.from({ length: count }, (_, index) => ({
      ...page.mug,
      items: [...items],
      title: `Mug ${index}`,
      body: '<p>A fine &amp; heavy mug, "made" by @hand.</p>\n'.repeat(20),
      publishOn: index * 86_400_000,
      updatedOn: index * 86_400_000,
    }))
  const items = many(200, many(100, []))
  const data = page.data({
    kind: 'list',
    page: pages.shop,
    query: WHOLE_LIST,
    items,
    total: items.length,
    stretch: { pageSize: 200, previous: undefined, next: undefined },
    past: [],
  })
  return { ...data, site: { ...data.site, id: newId() } }
}

describe('templates that harm', () => {
  let before = 0
  beforeAll(() => {
    before = process.memoryUsage().rss
  })

  it('are of sixty kinds', () => {
    expect(Object.keys(HOSTILE_TEMPLATES).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(HOSTILE_TEMPLATES))('%s: ends in time', async (_name, hostile) => {
    const data = dataOf(hostile)
    await renderer.ready()
    const outcome = await renderer.page(data, FRAME).then(
      ({ html }) => html,
      (problem) => problem.code,
    )
    if (typeof outcome !== 'string') throw new Error('Neither a page nor a refusal')
  })

  it('leave no more than 150 MB behind', () => {
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(150)
  })
})

describe('a theme that nobody has seen yet', () => {
  it('is tried in a thread, one page for all who wait, and rendered here once it was quick', async () => {
    const data = dataOf('{.repeated section items}{title}{.end}')
    const late = new PageRenderer({
      program: join(import.meta.dirname, 'test-answers-late.mjs'),
      isTrusted: () => false,
      now: () => now,
      // It stands still, so that a page rendered here is quick on a busy machine too.
      clock: () => 0,
      onEnded: ({ siteId }) => ended.push(siteId),
    })
    const pages = await Promise.all([1, 2, 3].map(() => late.page(data, FRAME)))
    expect(pages.map(({ html }) => html.includes('Mug 199'))).toEqual([false, true, true])
    expect(pages[0]?.html).toBe('late')
  })
})

describe('a theme that was too slow once', () => {
  const LOOP = '{.repeated section items}'
  const slow = `${`{@|apply a.block}`.repeat(40)}END`
  const files = {
    'site.region': slow,
    'blocks/a.block': `${LOOP.repeat(2)}{title|slugify}${'{.end}'.repeat(2)}`,
  }

  it('is rendered whole in its thread', async () => {
    const thread = createRenderSandbox({ program: SANDBOX_PROGRAMS.pages })
    for (const text of ['one', 'two']) {
      const outcome = await thread.render(
        dataOf(`{.repeated section items}{title}{.end}${text}`),
        FRAME,
      )
      expect('answer' in outcome && outcome.answer.html).toContain(`Mug 199${text}`)
    }
  })

  it('shows what could be rendered, or is refused; never both nor nothing', async () => {
    const data = dataOf(files)
    await renderer.ready()
    const outcome = await renderer.page(data, FRAME).then(
      ({ html, problems }) => ({ html, problems }),
      (problem) => problem.code,
    )
    if (typeof outcome === 'string') expect(outcome).toBe('busy')
    else expect(outcome.html).toContain('mug-0')
  })

  it('is tried no more after five pages that had to be ended, until a minute is past', async () => {
    ended = []
    const data = dataOf({
      'site.region': '{@|apply a.block}',
      // Sixteen levels, each three times the one before: no machine finishes it.
      'blocks/a.block': 'x{@|apply a.block}{@|apply a.block}{@|apply a.block}',
    })
    const broken = new PageRenderer({
      program: join(import.meta.dirname, 'test-never-answers.mjs'),
      limits: { wallMs: 20 },
      isTrusted: () => false,
      now: () => now,
      onEnded: ({ siteId }) => ended.push(siteId),
    })
    const ask = () => broken.page(data, FRAME).catch((problem) => problem.code)
    for (let round = 0; round < 6; round += 1) expect(await ask()).toBe('busy')
    expect(ended).toHaveLength(5)
    now += 60_001
    expect(await ask()).toBe('busy')
    expect(ended).toHaveLength(6)
  })
})

it('renders themes of the platform itself here, however long they take', async () => {
  const data = dataOf('{@|apply a.block}{title}')
  const trusted = { ...data, theme: { ...data.theme, id: 'trusted' } }
  expect((await renderer.page(trusted, FRAME)).problems.map(({ code }) => code)).not.toContain(
    'busy',
  )
})

it.each([
  [1, ['deadline']],
  [20, []],
])(
  'with a patience of %i, a page of the platform on a machine that stands still for two seconds has the problems %j',
  async (patience, problems) => {
    let asked = 0
    const held = new PageRenderer({
      program: SANDBOX_PROGRAMS.pages,
      isTrusted: () => true,
      now: () => now,
      patience,
      clock: () => (asked++ < 2 ? 0 : 2_000),
      onEnded: ({ siteId }) => ended.push(siteId),
    })
    const page = await held.page(dataOf('{.repeated section items}{title}{.end}'), FRAME)
    expect([...new Set(page.problems.map(({ code }) => code))]).toEqual(problems)
  },
)
