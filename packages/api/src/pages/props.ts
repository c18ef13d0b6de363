/** What the server gives each page; the same values render it there and hydrate it here. */

import type { Cart } from '../cart/shapes.ts'
import type { OrderShape } from '../orders/shapes.ts'

export interface CartPageProps {
  readonly cart: Cart | null
  /** Where "Continue shopping" leads. */
  readonly storeUrl: string
  /** What went wrong with a form that was posted without script. */
  readonly problem?: string
  /** Carried by the page's own forms. */
  readonly crumb: string
}

export interface PaymentChoice {
  readonly token: string
  readonly label: string
  readonly hint: string
}

/** Values by field name, as a form posts them. */
export type FieldValues = Readonly<Record<string, string>>

export interface CheckoutPageProps {
  readonly cart: Cart
  /** In minor units: what the shopper agrees to by paying. */
  readonly totalMinor: number
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly values: FieldValues
  readonly errors: FieldValues
  readonly problem?: string
  readonly paymentChoices: readonly PaymentChoice[]
  /** Sent back with the payment, so that sending the form twice pays once. */
  readonly idempotencyKey: string
  readonly crumb: string
}

export type OrderPageProps = { readonly storeUrl: string } & (
  | { readonly state: 'confirmed'; readonly order: OrderShape }
  /** The provider has not answered yet. */
  | { readonly state: 'waiting' }
  /** No order came of it; `canTryAgain` while the cart is still there to pay for. */
  | { readonly state: 'ended'; readonly canTryAgain: boolean }
)

export interface PageProps {
  readonly cart: CartPageProps
  readonly checkout: CheckoutPageProps
  readonly order: OrderPageProps
}

export type PageName = keyof PageProps
