/** `?format=json` and `json-pretty`: the context that the page's templates get, public fields only. */

import { pageContext } from '../context/page-context.ts'
import { publicFields } from '../context/public-fields.ts'
import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

function jsonFormat(indent: number | undefined): PageFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    appliesTo: () => true,
    // Pages with a body of blocks have it in `mainContent`.
    renders: ({ view }) => (view.kind === 'page' ? 'mainContent' : undefined),
    body: (data, mainContent) => {
      const context = pageContext(data)
      const shown = data.view.kind === 'page' ? { ...context, mainContent } : context
      return JSON.stringify(publicFields(shown), undefined, indent)
    },
    headers: () => UNLISTED,
  }
}

export const json = jsonFormat(undefined)
export const jsonPretty = jsonFormat(2)
