import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Parts that are not ours to mend, with the reason.
 * react-aria puts what it announces into a hidden log for a few seconds, as images named by elements that have gone.
 */
const NOT_OURS = ['[data-live-announcer]']

/** A script that does nothing, in place of axe's own where the page has that already. */
const NOTHING_TO_LOAD = 'void 0'

/** Axe finds nothing against WCAG on the page as it stands. `exclude`: parts that are another page's business. */
export async function expectAccessible(page: Page, exclude: readonly string[] = []): Promise<void> {
  let violations = await violationsAtRest(page, exclude)
  // Something that began to move meanwhile, such as a tooltip, was looked at half-way.
  while (violations.length > 0 && (await page.evaluate(hasMoved))) {
    violations = await violationsAtRest(page, exclude)
  }
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }))
  expect(found).toEqual([])
}

async function violationsAtRest(page: Page, exclude: readonly string[]) {
  await page.evaluate(motionEnds)
  const builder = await builderFor(page, exclude.includes('iframe'))
  // Rules that pass are not reported, which saves gathering their details.
  builder.options({ runOnly: { type: 'tag', values: WCAG }, resultTypes: ['violations'] })
  for (const selector of [...NOT_OURS, ...exclude]) builder.exclude(selector)
  const { violations } = await builder.analyze()
  const kept = await Promise.all(
    violations.map((one) => (one.id === 'target-size' ? stillCovered(page, one) : one)),
  )
  return kept.filter(({ nodes }) => nodes.length > 0)
}

type Violation = axe.Result

/**
 * A violation of the size of targets, without those that a fixed bar only happens to lie over at this scroll position: they
 * are whole once they are scrolled to the middle.
 */
async function stillCovered(page: Page, violation: Violation): Promise<Violation> {
  const nodes: Violation['nodes'] = []
  for (const node of violation.nodes) {
    const [selector, ...inFrame] = node.target.map(String)
    if (selector === undefined || inFrame.length > 0) {
      nodes.push(node)
      continue
    }
    await page
      .locator(selector)
      .first()
      .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const builder = (await builderFor(page)).include(selector).withRules(['target-size'])
    if ((await builder.analyze()).violations.length > 0) nodes.push(node)
  }
  return { ...violation, nodes }
}

type Watched = typeof globalThis & { movedMeanwhile?: boolean }

/** Runs in the page. */
function hasMoved(): boolean {
  return (globalThis as Watched).movedMeanwhile === true
}

/**
 * Runs in the page. Colours are looked at where they come to rest: what is fading in has another contrast. Endless motion is
 * not waited for. From the moment of rest on, a transition or an animation that begins is noticed.
 */
async function motionEnds(): Promise<void> {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
  for (;;) {
    const moving = document.getAnimations().filter(isEnding)
    if (moving.length === 0) break
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
  const watched = globalThis as Watched
  watched.movedMeanwhile = false
  const notice = () => {
    watched.movedMeanwhile = true
  }
  for (const type of ['transitionrun', 'animationstart']) {
    document.addEventListener(type, notice, { once: true, capture: true })
  }
}

async function builderFor(page: Page, isWithoutFrames = false): Promise<AxeBuilder> {
  // Thumbnails lie in closed shadow roots, where axe does not look: inert and hidden, they are pages of a site.
  const frames = await page.locator('iframe').count()
  if (frames > 0 && !isWithoutFrames) return new AxeBuilder({ page })
  // Loading axe takes longer than its checks, so a page that is checked at several widths loads it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Without frames there is nothing to be gathered on a page of its own, which takes a third of the time.
  return new AxeBuilder({ page, axeSource: NOTHING_TO_LOAD }).setLegacyMode()
}
