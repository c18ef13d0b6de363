/** The generated pages of `docs`; `npm run docs` writes them. */

import { formattersPage } from './formatters-page.ts'
import { predicatesPage } from './predicates-page.ts'

/** Pages by their paths in the project. */
export const pages: Readonly<Record<string, () => string>> = {
  'docs/guides/template-language/formatters.md': formattersPage,
  'docs/guides/template-language/predicates.md': predicatesPage,
}
