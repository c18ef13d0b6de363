import { pageContext as contextOf } from '../context/page-context.ts'
import { contextForScripts } from '../head/static-context.ts'
import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

/**
 * `?format=page-context`: the page's `Static.SQUARESPACE_CONTEXT`, for scripts that exchange the content of a
 * page by `main-content` and then need the context of the new page.
 */
export const pageContext: PageFormat = {
  contentType: 'application/json; charset=utf-8',
  appliesTo: () => true,
  body: (data) => JSON.stringify(contextForScripts(data, contextOf(data))),
  headers: () => UNLISTED,
}
