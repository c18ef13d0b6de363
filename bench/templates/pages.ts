/** The pages that are rendered: long ones as sites have them, and a table that is hardly more than variables. */

import type { Page } from './page.ts'
import { partials } from './partials/page.ts'
import { post } from './post/page.ts'
import { products } from './products/page.ts'
import { table } from './table/page.ts'

export const pages: readonly Page[] = [products, post, partials, table]

/** Every template of the pages, partials too. */
export const jsontSources: readonly string[] = pages.flatMap(({ sources: { jsont } }) => [
  jsont.page,
  ...Object.values(jsont.partials ?? {}),
])
