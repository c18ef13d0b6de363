import type { ProviderFields } from '@sitewright/api/checkout/shapes'
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
export async function payWith(
  fields: Readonly<Record<string, string>>,
  requiresShipping: boolean,
): Promise<NextStep> {
  const { checkout } = await callSite<Started>(
    'POST',
    '/api/commerce/checkout',
    detailsFrom(fields, requiresShipping),
  )
  return callSite<NextStep>('POST', `/api/commerce/checkout/${checkout.id}/pay`, {
    paymentToken: fields.paymentToken ?? '',
    agreedTotalMinor: Number(fields.agreedTotalMinor),
  })
}
