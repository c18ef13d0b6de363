/** Settings of a block on another site: what only its own site has, such as its pictures and products, is left empty there. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { linkReference } from '@sitewright/core/links/link-address'
import type { AnyField, Fields } from './fields/any-field.ts'
import { NO_LINK } from './link/link.ts'
import type { RichTextNode } from './rich-text/index.ts'

type Kind = AnyField['kind']

/** Kinds of fields that hold ids of their site; all of them go back to what a new block has. */
const OF_ONE_SITE: ReadonlySet<Kind> = new Set<Kind>([
  'collection',
  'file',
  'form',
  'former',
  'fund',
  'mailingList',
  'picture',
  'product',
])

export function withoutReferences(fields: Fields, props: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = fields[name]
      return [name, field && value !== undefined ? elsewhere(field, value) : value]
    }),
  )
}

function elsewhere(field: AnyField, value: Json): Json {
  if (OF_ONE_SITE.has(field.kind)) return field.initial as Json
  switch (field.kind) {
    case 'group':
      return isObject(value) ? withoutReferences(field.fields, value) : value
    case 'list':
      return Array.isArray(value)
        ? value.map((entry) => (isObject(entry) ? withoutReferences(field.fields, entry) : entry))
        : value
    case 'link':
      return isObject(value) && isOwnTarget(value.href) ? { ...NO_LINK } : value
    case 'richText':
      return isObject(value) ? withoutLinks(value as unknown as RichTextNode) : value
    case 'embed':
      return isObject(value) ? { ...value, pictureId: '' } : value
    default:
      return value
  }
}

/** Whether an address leads to a page, an item or a file of the site by its id. */
function isOwnTarget(href: unknown): boolean {
  return typeof href === 'string' && linkReference(href) !== undefined
}

function withoutLinks(node: RichTextNode): JsonObject {
  const { marks, content } = node
  return {
    ...node,
    ...(marks && { marks: marks.filter(({ attrs }) => !isOwnTarget(attrs?.href)) }),
    ...(content && { content: content.map(withoutLinks) }),
  } as unknown as JsonObject
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
