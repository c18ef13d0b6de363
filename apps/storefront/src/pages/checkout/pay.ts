import { callSite } from '../../visitor-api.ts'
import { detailsFrom } from './fields.ts'

interface Started {
  readonly checkout: { readonly id: string }
}

/** Saves the details and pays; gives the address to go to, or throws the server's refusal. */
export async function payWith(
  fields: Readonly<Record<string, string>>,
  requiresShipping: boolean,
): Promise<string> {
  const { checkout } = await callSite<Started>(
    'POST',
    '/api/commerce/checkout',
    detailsFrom(fields, requiresShipping),
  )
  const { redirectUrl } = await callSite<{ redirectUrl: string }>(
    'POST',
    `/api/commerce/checkout/${checkout.id}/pay`,
    {
      paymentToken: fields.paymentToken ?? '',
      agreedTotalMinor: Number(fields.agreedTotalMinor),
    },
  )
  return redirectUrl
}
