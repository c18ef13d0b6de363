import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of a page that has items; empty for none. */
export interface CollectionField extends Field<Id>, FieldLabel {
  readonly kind: 'collection'
  /** The meaning of an empty choice, in a few words. */
  readonly none: string
}

export type CollectionOptions = FieldOptions & FieldLabel & Pick<CollectionField, 'none'>

export function collection(options: CollectionOptions): CollectionField {
  return { ...options, kind: 'collection', initial: '', schema: optionalId }
}
