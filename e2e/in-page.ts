/** Modules of `in-page`, bundled and run in the page of a journey. */

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'

/** Makes the module's exports a global of the page, by the module's name. Once is enough for each load. */
export async function runInPage(page: Page, name: string): Promise<void> {
  if (await page.evaluate((module) => module in globalThis, name)) return
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `in-page/${name}`)],
    bundle: true,
    format: 'iife',
    globalName: name,
    footer: { js: `globalThis.${name} = ${name}` },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    // Fonts are the page's own.
    loader: { '.woff2': 'empty' },
    outdir: '.',
    write: false,
  })
  await page.evaluate(outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '')
}
