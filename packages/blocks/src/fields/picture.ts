import type { Id } from '@sitewright/core/id'
import type { Field, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of an uploaded picture; empty for none. Its control is a group of buttons with their own labels. */
export interface PictureField extends Field<Id> {
  readonly kind: 'picture'
}

export function picture(options: FieldOptions = {}): PictureField {
  return {
    ...options,
    kind: 'picture',
    initial: '',
    schema: optionalId,
    needs: (assetId) => (assetId ? { assets: [assetId] } : {}),
  }
}
