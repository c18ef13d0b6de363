import { ADDRESS_PARTS } from '@sitewright/core/commerce/address/address-form'
import * as z from 'zod'
import { defineCall } from '../call.ts'

export const getAddressForm = defineCall({
  name: 'getAddressForm',
  summary:
    'The fields of an address in a country, in its order and words, with its postal codes and regions.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'GET',
  path: '/api/commerce/address-forms/:country',
  params: z.object({ country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.') }),
  output: z.object({
    form: z.object({
      country: z.string(),
      fields: z
        .array(
          z.object({
            part: z.enum(ADDRESS_PARTS),
            label: z.string(),
            isRequired: z.boolean(),
            isHalf: z.boolean(),
            isNumeric: z.boolean(),
            options: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
          }),
        )
        .readonly(),
      postalPattern: z.string(),
      postalExample: z.string(),
    }),
  }),
})
