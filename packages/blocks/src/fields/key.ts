import * as z from 'zod'
import type { Field } from './field.ts'

/**
 * An entry's own key: made when the entry is added and kept while it is moved and changed, so that what refers to it still finds
 * it. It has no control.
 */
export interface KeyField extends Field<string> {
  readonly kind: 'key'
}

export function key(): KeyField {
  return {
    kind: 'key',
    initial: '',
    schema: z.string().regex(/^[\w-]{0,40}$/, 'That is no key of an entry.'),
  }
}
