/** What the server gives each page; the same values render it there and hydrate it here. */

import type { SeenCart } from '@sitewright/core/commerce/cart-changes'
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

/** How the shop can be paid; without choices it cannot take payment yet. */
export interface PaymentOffer {
  readonly choices: readonly PaymentChoice[]
  /** Whether no money moves. */
  readonly isPractice: boolean
}

/** Values by field name, as a form posts them. */
export type FieldValues = Readonly<Record<string, string>>

export interface CheckoutPageProps {
  readonly cart: Cart
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly values: FieldValues
  /** Messages by the name of a field, or by the id of an entry of the cart. */
  readonly errors: FieldValues
  readonly problem?: string
  /** The cart as the shopper saw it when the form was posted without script; what changed since is told. */
  readonly seen?: SeenCart
  readonly payment: PaymentOffer
  /** Sent back with the payment, so that sending the form twice pays once. */
  readonly idempotencyKey: string
  readonly crumb: string
}

export type OrderPageProps = { readonly storeUrl: string } & (
  | { readonly state: 'confirmed'; readonly order: OrderShape }
  /** The provider has not answered yet. */
  | { readonly state: 'waiting'; readonly isPractice: boolean }
  /** No order came of it; `canTryAgain` while the cart is still there to pay for. */
  | { readonly state: 'ended'; readonly canTryAgain: boolean }
)

export interface PageProps {
  readonly cart: CartPageProps
  readonly checkout: CheckoutPageProps
  readonly order: OrderPageProps
}

export type PageName = keyof PageProps
