import { type RemoteFields, withoutColumn } from '@sitewright/page'
import { Parser } from 'htmlparser2'

/** Visible content of a page's block fields, as HTML; empty ones are left out. */
export function fieldsIn(html: string): RemoteFields {
  const fields = new Map<string, string>()
  /** Stack of open elements: the field whose shell an element is, if any, and the offset at which its content begins. */
  const open: { field: string | undefined; start: number }[] = []
  const parser = new Parser({
    onopentag: (_name, { id, 'data-type': type }) => {
      const field = type === 'block-field' ? id : undefined
      open.push({ field, start: parser.endIndex + 1 })
    },
    onclosetag: () => {
      const { field, start = 0 } = open.pop() ?? {}
      if (field === undefined || fields.has(field)) return
      const inside = html.slice(start, parser.startIndex).trim()
      if (inside !== '') fields.set(field, withoutColumn(inside))
    },
  })
  parser.end(html)
  return Object.fromEntries(fields)
}
