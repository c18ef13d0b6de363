import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of a product; empty until one is chosen. */
export interface ProductField extends Field<Id>, FieldLabel {
  readonly kind: 'product'
}

export function product(options: FieldOptions & FieldLabel): ProductField {
  return {
    ...options,
    kind: 'product',
    initial: '',
    schema: optionalId,
    needs: (productId) => (productId ? { products: [productId] } : {}),
  }
}
