/** The bundle that renders React pages to HTML, loaded once from its path. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageName, PageProps } from '@sitewright/api/pages/props'
import { BUILD_FOLDER } from '../../../../platform/build-folder.ts'

export type RenderPage = <Name extends PageName>(page: {
  readonly name: Name
  readonly props: PageProps[Name]
  readonly language: string
  /** Words by what they are in English; those that are missing are the same. */
  readonly words: Readonly<Record<string, string>>
}) => string

/** Throws, saying what to do, when the storefront was not built. */
export async function loadPageRenderer(): Promise<RenderPage> {
  const path = join(BUILD_FOLDER, 'storefront-server/pages.js')
  if (!existsSync(path)) throw new Error('The storefront is not built: run npm run build.')
  const { renderPage } = (await import(pathToFileURL(path).href)) as { renderPage: RenderPage }
  return renderPage
}
