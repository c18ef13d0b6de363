import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import type { Field } from './field.ts'

/** Settings of an earlier version of the block that have moved elsewhere, kept until their owner has taken them over. No control. */
export interface FormerField extends Field<JsonObject> {
  readonly kind: 'former'
}

export function former(): FormerField {
  return {
    kind: 'former',
    initial: {},
    schema: z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>,
  }
}
