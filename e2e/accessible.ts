import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Parts that are not ours to mend, with the reason.
 * react-aria puts what it announces into a hidden log for a few seconds, as images named by elements that have gone.
 */
const NOT_OURS = ['[data-live-announcer]']

/** Axe finds nothing against WCAG on the page as it stands. `exclude`: parts that are another page's business. */
export async function expectAccessible(page: Page, exclude: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(WCAG)
  // Without frames there is nothing to be gathered on a page of its own, which takes a third of the time.
  axe.setLegacyMode(page.frames().length === 1)
  for (const selector of [...NOT_OURS, ...exclude]) axe.exclude(selector)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }))
  expect(found).toEqual([])
}
