/** Purchases of what is in a test visitor's cart. */

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
  readonly text: string
}

interface Shopper {
  get(path: string): Promise<Answer>
  post(
    path: string,
    body?: unknown,
    options?: { headers?: Readonly<Record<string, string>> },
  ): Promise<Answer>
}

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

export const DETAILS = { email: 'ada@example.photography', shippingAddress: ADDRESS }

export async function startCheckout(shopper: Shopper, details: object = DETAILS): Promise<Answer> {
  return shopper.post('/api/commerce/checkout', details)
}

export interface Payment {
  readonly token?: string
  readonly agreedTotalMinor?: number
  readonly key?: string
  /** Answer of `startCheckout`. */
  readonly checkout: { readonly id: string; readonly totalMinor: number }
}

export async function payFor(
  shopper: Shopper,
  { token = 'practice-approve', checkout, agreedTotalMinor = checkout.totalMinor, key }: Payment,
): Promise<Answer> {
  return shopper.post(
    `/api/commerce/checkout/${checkout.id}/pay`,
    { paymentToken: token, agreedTotalMinor },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
}

/** Checkout and payment in one; fails where the checkout cannot even be opened. */
export async function buy(
  shopper: Shopper,
  payment: Omit<Payment, 'checkout'> = {},
): Promise<Answer> {
  const started = await startCheckout(shopper)
  if (started.status !== 200) throw new Error(`No checkout: ${started.text}`)
  return payFor(shopper, { ...payment, checkout: started.body.checkout })
}
