import { type Link, linkNeeds, link as linkSchema, NO_LINK } from '../link/link.ts'
import type { Field, FieldOptions } from './field.ts'

/** A link target and whether it opens a new window. Its control has labels of its own. */
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
