/** Faults of a page's sections that can be measured in it: `in-page/faults.ts` says which. */

import type { Page } from '@playwright/test'
import { runInPage } from './in-page.ts'

type Faults = typeof import('./in-page/faults.ts')

declare const faults: Faults

/** The faults of one kind on the page as it stands. */
export async function findFaults(page: Page, name: keyof Faults): Promise<string[]> {
  await runInPage(page, 'faults')
  return page.evaluate((asked) => faults[asked](), name)
}
