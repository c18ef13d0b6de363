/** Server half of the pages that React renders whole; built on its own and loaded by the server. */

import type { PageName } from '@sitewright/api/pages/props'
import { scriptJson } from '@sitewright/core/html'
import { renderToString } from 'react-dom/server'
import { PageInWords, type ServedPage } from './PageInWords.tsx'

/** Element that holds a page, and the script element that holds its props. */
export const PAGE_ID = 'sw-page'
export const PROPS_ID = 'sw-page-props'

/** The page as HTML, with its props and words beside it for hydration. */
export function renderPage<Name extends PageName>(page: ServedPage<Name>): string {
  const data = scriptJson(page)
  return [
    `<div id="${PAGE_ID}">${renderToString(<PageInWords {...(page as ServedPage)} />)}</div>`,
    `<script type="application/json" id="${PROPS_ID}">${data}</script>`,
  ].join('\n')
}
