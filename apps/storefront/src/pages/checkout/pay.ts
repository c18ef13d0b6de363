import type { ProviderFields } from '@sitewright/api/checkout/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import { callSite } from '../../visitor-api.ts'
import { detailsFrom } from './fields.ts'

interface Started {
  readonly checkout: { readonly id: string }
}

export interface NextStep {
  /** Address to go to. */
  readonly redirectUrl: string
  /** Fields that the provider has the shopper fill in before that. */
  readonly fields?: ProviderFields
}

/** Saves the details and pays; says what comes next, or throws the server's refusal. */
export async function payWith(fields: FieldValues, requiresShipping: boolean): Promise<NextStep> {
  const details = detailsFrom(fields, requiresShipping)
  const { checkout } = await callSite<Started>('POST', '/api/commerce/checkout', details)
  return callSite<NextStep>('POST', `/api/commerce/checkout/${checkout.id}/pay`, {
    paymentToken: fields.paymentToken ?? '',
    agreedTotalMinor: Number(fields.agreedTotalMinor),
    agreedPrice: fields.agreedPrice ?? '',
  })
}
