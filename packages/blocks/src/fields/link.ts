import { type Link, linkNeeds, link as linkSchema, NO_LINK } from '../link/link.ts'
import type { Field, FieldOptions } from './field.ts'

/** Where something leads, and in which window. Its control has labels of its own. */
export interface LinkField extends Field<Link> {
  readonly kind: 'link'
}

export function link(options: FieldOptions = {}): LinkField {
  return {
    ...options,
    kind: 'link',
    initial: NO_LINK,
    schema: linkSchema,
    needs: ({ href }) => linkNeeds(href),
  }
}
