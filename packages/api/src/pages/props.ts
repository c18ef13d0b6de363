/** Props that the server gives each page; the same values render it there and hydrate it here. */

import type { AddressForm } from '@sitewright/core/commerce/address/address-form'
import type { SeenCart } from '@sitewright/core/commerce/cart-changes'
import type { Form, GivenAnswers } from '@sitewright/core/forms/form'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { Cart } from '../cart/shapes.ts'
import type { PaymentAction, ProviderFields } from '../checkout/shapes.ts'
import type { OrderShape } from '../orders/shapes.ts'

/** The form of an entry's product, to be answered anew. */
export interface OpenForm {
  readonly entryId: string
  readonly form: Form
  readonly answers: GivenAnswers
  /** Problems by field id. */
  readonly errors: FieldValues
}

/** A discount code that was posted without script, and why it was refused. */
export interface RefusedCode {
  readonly code: string
  readonly message: string
}

export interface CartPageProps {
  readonly cart: Cart | null
  /** Target of "Continue shopping". */
  readonly storeUrl: string
  /** Problem of a form that was posted without script. */
  readonly problem?: {
    readonly title?: string
    /** Name of the entry that it is about. */
    readonly about?: string
    readonly message: string
  }
  /** The form of an entry's product, opened without script. */
  readonly openForm?: OpenForm
  readonly refusedCode?: RefusedCode
  /** Anti-forgery value for the page's own forms. */
  readonly crumb: string
}

export interface PaymentChoice {
  readonly token: string
  readonly label: string
  readonly hint: string
}

/** A payment method as the shop offers it. */
export interface OfferedMethod {
  /** Title in the owner's words. */
  readonly title: string
  /** Details to know before choosing it; may have several lines. */
  readonly sentence: string
  /** Whether it is for practice: no money moves. */
  readonly isPractice: boolean
  /** Whether the order is made before the money arrives. */
  readonly isPaidLater: boolean
  /** Whether it is only for orders that are picked up. */
  readonly isForPickup: boolean
  /** One choice with the method's title, or several within it. */
  readonly choices: readonly PaymentChoice[]
  /** The provider's module that draws wallets above the checkout; absent where it has none. */
  readonly express?: ProviderFields
}

/** Values by field name, as a form posts them. */
export type FieldValues = Readonly<Record<string, string>>

/** The owner's pages that a shopper buys under; empty where there is none. */
export interface LegalPages {
  readonly termsUrl: string
  readonly returnsUrl: string
  /** Whether shoppers are asked to agree before they pay. */
  readonly isConsentAsked: boolean
}

export interface CheckoutPageProps {
  readonly cart: Cart
  /** Path of this checkout: `/checkout`, or that of one thing which is bought at once. */
  readonly path: string
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The forms of the countries that are chosen so far. */
  readonly addressForms: { readonly shipping: AddressForm; readonly billing: AddressForm }
  readonly legal: LegalPages
  readonly values: FieldValues
  /** Messages by the name of a field, or by the id of an entry of the cart. */
  readonly errors: FieldValues
  readonly problem?: string
  readonly refusedCode?: RefusedCode
  /** The cart as the shopper saw it when the form was posted without script; changes since then are shown. */
  readonly seen?: SeenCart
  /** Payment methods of the shop; without any it cannot take payment yet. */
  readonly methods: readonly OfferedMethod[]
  /** Idempotency key, sent back with the payment, so that sending the form twice pays once. */
  readonly idempotencyKey: string
  readonly crumb: string
}

export interface DonatePageProps {
  readonly fund: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly suggestedMinor: readonly number[]
    readonly minimumMinor: number
    readonly maximumMinor: number | null
    readonly allowsOwnAmount: boolean
    readonly form: Form | null
  }
  readonly moneyFormat: MoneyFormat
  readonly values: FieldValues
  /** Messages by the name of a field of the call. */
  readonly errors: FieldValues
  readonly problem?: string
  /** Payment methods for donations; without any the site cannot take them yet. */
  readonly methods: readonly OfferedMethod[]
  /** Idempotency key, sent back with the payment, so that sending the form twice pays once. */
  readonly idempotencyKey: string
  readonly crumb: string
}

export type OrderPageProps = {
  readonly storeUrl: string
  /** Path of the page where a donation that is not confirmed began. */
  readonly donatePath?: string
} & (
  | { readonly state: 'confirmed'; readonly order: OrderShape }
  /** The provider has not answered yet; with an action it waits for the shopper. */
  | {
      readonly state: 'waiting'
      readonly isPractice: boolean
      readonly action?: PaymentAction
      /** Address to which the provider's fields send the shopper when they are done. */
      readonly returnUrl: string
    }
  /** The payment led to no order; `cartPath` leads to what can still be bought, and is null once it cannot. */
  | { readonly state: 'ended'; readonly cartPath: string | null }
)

export interface PageProps {
  readonly cart: CartPageProps
  readonly checkout: CheckoutPageProps
  readonly donate: DonatePageProps
  readonly order: OrderPageProps
}

export type PageName = keyof PageProps
