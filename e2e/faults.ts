/** Faults of a page's sections that can be measured in it: `in-page/faults.ts` says which. */

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'

type Faults = typeof import('./in-page/faults.ts')

declare const faults: Faults

/** The faults of one kind on the page as it stands. */
export async function findFaults(page: Page, name: keyof Faults): Promise<string[]> {
  if (!(await page.evaluate(() => 'faults' in globalThis))) await page.evaluate(await script())
  return page.evaluate((asked) => faults[asked](), name)
}

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page/faults.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'faults',
    footer: { js: 'globalThis.faults = faults' },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
