/** `?format=json` and `json-pretty`: the context that the page's templates get, public fields only. */

import { pageContext } from '../context/page-context.ts'
import { publicFields } from '../context/public-fields.ts'
import type { FormatSource, PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

function jsonFormat(indent: number | undefined): PageFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    appliesTo: () => true,
    body: async (source) =>
      JSON.stringify(publicFields(await contextOf(source)), undefined, indent),
    headers: () => UNLISTED,
  }
}

/** Pages that are one body of blocks have it in `mainContent`. */
async function contextOf({ data, mainContent }: FormatSource) {
  const context = pageContext(data)
  return data.view.kind === 'page' ? { ...context, mainContent: await mainContent() } : context
}

export const json = jsonFormat(undefined)
export const jsonPretty = jsonFormat(2)
