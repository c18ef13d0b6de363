import * as z from 'zod'
import { type AllowedAddress, readAddress } from '../link/web-address.ts'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** An address on the web, such as that of a profile; empty until one is entered. */
export interface AddressField extends Field<string>, FieldLabel, AllowedAddress {
  readonly kind: 'address'
  /** An address as it may be entered, which the control shows. */
  readonly example: string
}

export type AddressOptions = FieldOptions &
  FieldLabel &
  AllowedAddress &
  Pick<AddressField, 'example'>

export function address(options: AddressOptions): AddressField {
  return {
    ...options,
    kind: 'address',
    initial: '',
    schema: z
      .string()
      .trim()
      .max(2000, 'That address is too long.')
      .refine(
        (text) => text === '' || readAddress(text, options) !== undefined,
        `Enter an address such as ${options.example}.`,
      ),
  }
}
