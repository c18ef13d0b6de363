/** Server half of the pages that React renders whole; built on its own and loaded by the server. */

import type { PageName, PageProps } from '@sitewright/api/pages/props'
import { scriptJson } from '@sitewright/core/html'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { PAGES } from './page-registry.ts'

/** Element that holds a page, and the script element that holds its props. */
export const PAGE_ID = 'sw-page'
export const PROPS_ID = 'sw-page-props'

/** The page as HTML, with its props beside it for hydration. */
export function renderPage<Name extends PageName>(name: Name, props: PageProps[Name]): string {
  const Page = PAGES[name] as ComponentType<object>
  const data = scriptJson({ name, props })
  return [
    `<div id="${PAGE_ID}">${renderToString(<Page {...props} />)}</div>`,
    `<script type="application/json" id="${PROPS_ID}">${data}</script>`,
  ].join('\n')
}
