import { expect, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import fc from 'fast-check'
import { world } from './world.ts'

/** The views with a width of a window for each, and the names of their cells in the page's styles. */
const VIEWS = [
  { view: 'phone', prefix: 'p', columns: 8, width: 390 },
  { view: 'desktop', prefix: 'd', columns: 24, width: 768 },
  { view: 'desktop', prefix: 'd', columns: 24, width: 1280 },
] as const

interface Cells {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly isAutoHeight: boolean
}

const cells = (columns: number): fc.Arbitrary<Cells> =>
  fc
    .record({
      left: fc.nat(columns - 1),
      right: fc.nat(columns - 1),
      y: fc.nat(30),
      h: fc.integer({ min: 1, max: 20 }),
      isAutoHeight: fc.boolean(),
    })
    .map(({ left, right, y, h, isAutoHeight }) => ({
      x: Math.min(left, right),
      y,
      w: Math.abs(left - right) + 1,
      h,
      isAutoHeight,
    }))

/** Places the blocks of a section as if someone had arranged it, and gives the size of each. */
async function sizes(page: Page, prefix: string, places: readonly Cells[]): Promise<number[][]> {
  return page.evaluate(
    ([name, list]) => {
      const grid = document.querySelector<HTMLElement>('[data-measured]')
      if (!grid) throw new Error('There is no section to measure')
      grid.classList.remove('sw-grid--auto')
      const blocks = [...grid.querySelectorAll<HTMLElement>('.sqs-block')]
      blocks.forEach((block, index) => {
        const place = list[index % list.length]
        if (!place) return
        for (const side of ['x', 'y', 'w', 'h'] as const) {
          block.style.setProperty(`--${name}-${side}`, String(place[side]))
        }
        block.classList.toggle('sw-auto-height', place.isAutoHeight)
      })
      const bottom = Math.max(...list.map(({ y, h }) => y + h))
      grid.style.setProperty(`--${name}-rows`, String(bottom))
      return blocks.map((block) => {
        const { width, height } = block.getBoundingClientRect()
        return [Math.round(width * 10) / 10, Math.round(height * 10) / 10]
      })
    },
    [prefix, places] as const,
  )
}

for (const { view, prefix, columns, width } of rowsOf(VIEWS, ({ width }) => width !== 768)) {
  test(`on a ${view} of ${width} px, moving or resizing one block changes no other’s size, whatever the layout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(world().demo.site)
    // Pictures, texts, products and buttons in one section, so that each can lie beside each.
    const count = await page.evaluate(() => {
      const grids = [...document.querySelectorAll<HTMLElement>('main .sw-grid')]
      const [first, ...others] = grids
      if (!first) return 0
      first.dataset.measured = ''
      for (const grid of others) first.append(...grid.children)
      for (const picture of document.images) picture.loading = 'eager'
      return first.children.length
    })
    expect(count).toBeGreaterThan(5)
    await page.waitForFunction(() => [...document.images].every((picture) => picture.complete))
    await page.evaluate(() => document.fonts.ready)

    const layout = fc.array(cells(columns), { minLength: count, maxLength: count })
    await fc.assert(
      fc.asyncProperty(layout, fc.nat(count - 1), cells(columns), async (places, moved, to) => {
        const before = await sizes(page, prefix, places)
        const after = await sizes(page, prefix, places.with(moved, to))
        expect(after.toSpliced(moved, 1)).toEqual(before.toSpliced(moved, 1))
      }),
      { numRuns: 60 },
    )
  })
}

test('on a phone, the first move by hand keeps every block as high as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(world().demo.site)
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((picture) => picture.complete))
  await page.evaluate(() => document.fonts.ready)
  const [automatic, frozen] = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('.sw-grid--auto > .sqs-block')]
    const heights = () =>
      blocks.map((block) => Math.round(block.getBoundingClientRect().height * 10) / 10)
    const before = heights()
    for (const grid of document.querySelectorAll<HTMLElement>('.sw-grid--auto')) {
      const children = [...grid.children] as HTMLElement[]
      children.forEach((block, index) => {
        block.classList.add('sw-auto-height')
        block.style.setProperty('--p-y', String(index))
        block.style.setProperty('--p-h', '1')
      })
      grid.style.setProperty('--p-rows', String(children.length))
      grid.classList.remove('sw-grid--auto')
    }
    return [before, heights()]
  })
  expect(automatic.length).toBeGreaterThan(5)
  expect(frozen).toEqual(automatic)
})
