import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** Pages that are offered: those with items, those with events, those with pages inside, or all. */
export type OfferedPages = 'lists' | 'events' | 'folders' | 'all'

/** The id of a page; empty for none. */
export interface CollectionField extends Field<Id>, FieldLabel {
  readonly kind: 'collection'
  readonly offers: OfferedPages
  /** The meaning of an empty choice, in a few words. */
  readonly none: string
}

export type CollectionOptions = FieldOptions &
  FieldLabel &
  Pick<CollectionField, 'none'> &
  Partial<Pick<CollectionField, 'offers'>>

export function collection(options: CollectionOptions): CollectionField {
  return { offers: 'lists', ...options, kind: 'collection', initial: '', schema: optionalId }
}
