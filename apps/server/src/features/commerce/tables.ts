import type { StockMovementShape } from '@sitewright/api/commerce/stock-shapes'
import type { Address, OrderKind, OrderProblemKind } from '@sitewright/api/orders/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import type { DeliveryTimes } from '@sitewright/core/commerce/delivery-estimate'
import type { Handover } from '@sitewright/core/commerce/fulfillment'
import type {
  ProductMerchandising,
  StoreMerchandising,
} from '@sitewright/core/commerce/merchandising'
import type { DiscountKind, DiscountScope } from '@sitewright/core/commerce/pricing/discounts'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import type { AppliedDiscount, AppliedTax } from '@sitewright/core/commerce/pricing/price-cart'
import type { ShippingKind, ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { TaxCategory, TaxZone } from '@sitewright/core/commerce/pricing/taxes'
import type { ProductDetail, ProductPageWords } from '@sitewright/core/commerce/product-page'
import type {
  CheckoutState,
  DiscountUseState,
  FulfillmentState,
  OrderFulfillment,
  OrderLifecycle,
  OrderPayment,
  PaymentState,
  RefundState,
  ReservationState,
} from '@sitewright/core/commerce/states'
import type { StockReason } from '@sitewright/core/commerce/stock-reasons'
import type { AfterAdding } from '@sitewright/core/commerce/store-settings'
import type { SubscriptionPlan } from '@sitewright/core/commerce/subscription-plan'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Form, FormAnswer, ShownAnswer } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Quote } from './checkout/quote.ts'
import type { PaymentEvent } from './payments/payment-provider.ts'

type MaybeJson<Value> = ColumnType<Value | null, string | null, string | null>
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>

export interface StoreSettingsTable {
  website_id: Id
  currency: string
  reply_to_email: string
  /** Whether more than one of a service can be bought at a time. */
  allows_many_services: boolean
  /** ISO 3166 country that the store sells from; empty if not set. */
  country: Generated<string>
  prices_include_tax: Generated<boolean>
  minimum_subtotal_minor: Generated<Minor>
  /** Null before the owner sets any. */
  shipping_zones: ColumnType<readonly ShippingZone[] | null, string | undefined, string>
  tax_zones: JsonWithDefault<readonly TaxZone[]>
  /** Paths or addresses of the pages with the shop's terms and about returns; empty where it has none. */
  terms_url: Generated<string>
  returns_url: Generated<string>
  /** Whether shoppers have to agree to them before they pay. */
  requires_consent: Generated<boolean>
  merchandising: ColumnType<StoreMerchandising, string | undefined, string>
  product_page: ColumnType<ProductPageWords, string | undefined, string>
  delivery_times: ColumnType<DeliveryTimes, string | undefined, string>
  express_checkout: Generated<boolean>
  after_adding: Generated<AfterAdding>
  /** ISO 3166 country of the payment provider's account; empty before one is connected. */
  account_country: Generated<string>
  /** The most units of a variant of which little is left; 0 for never. */
  low_stock_up_to: Generated<number>
}

/** Commerce preferences: settings by name, in one row for each namespace that has any. */
export interface CommercePreferencesTable {
  website_id: Id
  namespace: string
  settings: ColumnType<JsonObject, string, string>
  updated_at: Generated<Date>
}

/** The part of an item that makes it one to sell; all else is its row of `item`, under the same id. */
export interface ProductTable {
  website_id: Id
  id: Id
  type: number
  options: JSONColumnType<readonly ProductOption[]>
  /** Today's price of the cheapest variant, for lists by price. */
  lowest_price_minor: Minor
  /** That of the most expensive one; null without variants. Written by the database whenever variants change, as is what follows. */
  highest_price_minor: Generated<Minor | null>
  /** Values of options that its variants have, each with the first variant's place: `[["Size", "S", 0]]`. */
  offered_values: Generated<Json | null>
  tax_category: Generated<TaxCategory>
  /** Added to the cost of delivery for each unit. */
  shipping_surcharge_minor: Generated<Minor>
  /** The file that it sells; null if there is none. */
  file_id: Generated<Id | null>
  /** Label of its add-to-cart button; empty for the theme's. */
  add_button_text: Generated<string>
  merchandising: ColumnType<ProductMerchandising, string | undefined, string>
  /** The form that shoppers fill in before it goes into the cart. */
  form: MaybeJson<Form>
  /** How often and how long it is paid for; null for what is paid for once. */
  subscription_plan: MaybeJson<SubscriptionPlan>
  /** The most units of a variant of which little is left, 0 for never; null for the store's. */
  low_stock_up_to: Generated<number | null>
  /** Parts of its page that open at a press, above those of the shop. */
  details: ColumnType<readonly ProductDetail[], string | undefined, string>
}

export interface VariantTable {
  website_id: Id
  id: Id
  product_id: Id
  position: number
  sku: string
  attributes: JSONColumnType<Attributes>
  price_minor: Minor
  sale_price_minor: Minor
  on_sale: boolean
  image_id: Id | null
  is_removed: Generated<boolean>
  weight_grams: Generated<number>
  length_mm: Generated<number>
  width_mm: Generated<number>
  height_mm: Generated<number>
}

/** Stock of a variant: `on_hand` units exist, `reserved` of them are being paid for, and shoppers get the difference. */
export interface StockLevelTable {
  website_id: Id
  variant_id: Id
  unlimited: boolean
  on_hand: number
  reserved: Generated<number>
  /** Whether its owner knows that it is low, by mail or by having typed it; false again once it is not. */
  is_known_low: Generated<boolean>
}

/** Append-only ledger of stock: each row is a reason why `on_hand` changed. */
export interface StockMovementTable {
  website_id: Id
  id: Id
  variant_id: Id
  kind: StockMovementShape['kind']
  quantity: number
  /** Id of the cause: a change in the studio, an order, or a refund. */
  reference_id: Id
  /** Reason that was given for an adjustment; null for sales and for what the product form set. */
  reason: Generated<StockReason | null>
  note: Generated<string>
  /** Who made the adjustment; null for sales. */
  account_id: Generated<Id | null>
  created_at: Generated<Date>
}

/** Stock reserved for one payment. */
export interface StockReservationTable {
  website_id: Id
  payment_id: Id
  variant_id: Id
  quantity: number
  state: ReservationState
}

export interface CartTable {
  website_id: Id
  id: Id
  token_hash: string
  order_id: Id | null
  /** Values of the checkout's fields by name, as they were typed; null before that and after the order. */
  typed: ColumnType<FieldValues | null, string | null | undefined, string | null>
  /** The place that the cart is to be sent to, as far as it is known. */
  destination: ColumnType<Destination | null, string | null | undefined, string | null>
  shipping_option_id: string | null
  /** The shopper's discount codes, in the order in which they were entered. */
  codes: Generated<string[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface CartEntryTable {
  website_id: Id
  id: Id
  cart_id: Id
  product_id: Id
  variant_id: Id
  quantity: number
  additional_fields: MaybeJson<Json>
  /** The answers to the product's form, in words. */
  answers: ColumnType<readonly ShownAnswer[], string | undefined, string>
  /** Hash of the answers to the product's form; equal answers make one entry. */
  fields_hash: string
  created_at: Generated<Date>
}

export interface RemovedEntryTable {
  website_id: Id
  /** The id that it had in the cart. */
  id: Id
  cart_id: Id
  product_id: Id
  variant_id: Id
  quantity: number
  additional_fields: MaybeJson<Json>
  answers: ColumnType<readonly ShownAnswer[], string, string>
  fields_hash: string
  removed_at: Date
}

/** A fund that visitors give money to. */
export interface FundTable {
  website_id: Id
  id: Id
  name: string
  description: string
  suggested_minor: Minor[]
  minimum_minor: Minor
  /** Null for as much as a price may be. */
  maximum_minor: Minor | null
  allows_own_amount: boolean
  /** The contact form that donors fill in. */
  form: MaybeJson<Form>
  is_open: boolean
  is_removed: Generated<boolean>
  created_at: Generated<Date>
}

/** A donation: a cart has it in place of entries. */
export interface DonationTable {
  website_id: Id
  cart_id: Id
  fund_id: Id
  amount_minor: Minor
  currency: string
  answers: JSONColumnType<readonly FormAnswer[]>
  /** Hash of the idempotency key that it came with; empty without one. */
  key_hash: string
}

export interface CheckoutTable {
  website_id: Id
  id: Id
  cart_id: Id
  state: CheckoutState
  /** Hash of the token that opens the checkout's status page and, later, its order. */
  token_hash: string
  email: string
  /** Key of the email address, by which uses of discounts are counted. */
  customer_key: Generated<string>
  shipping_address: MaybeJson<Address>
  shipping_option_id: string | null
  /** The quote, frozen while a payment is under way and after. */
  quote: MaybeJson<Quote>
  quote_hash: string | null
  /** The shopper's words to the shop; may be empty, as may the two below. */
  note: Generated<string>
  /** Null where the bill goes to the shipping address. */
  billing_address: MaybeJson<Address>
  company: Generated<string>
  vat_number: Generated<string>
  /** When the shopper agreed to the shop's terms; null where that was not asked. */
  consented_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A discount. `held` payments that are under way and `used` orders have it, together never more than its limit. */
export interface DiscountTable {
  website_id: Id
  id: Id
  title: string
  /** In upper case; null for a discount that applies by itself. */
  code: string | null
  kind: DiscountKind
  rate_ppm: number
  amount_minor: Minor
  buy_quantity: number
  get_quantity: number
  scope: DiscountScope
  target_ids: Id[]
  minimum_minor: Minor
  starts_at: Date | null
  ends_at: Date | null
  is_enabled: boolean
  is_removed: Generated<boolean>
  limit_total: number | null
  limit_per_customer: number | null
  used: Generated<number>
  held: Generated<number>
  created_at: Generated<Date>
}

/** A discount's place in one payment. */
export interface DiscountUseTable {
  website_id: Id
  payment_id: Id
  discount_id: Id
  checkout_id: Id
  /** Key of the email address, which is not kept here. */
  customer: string
  state: DiscountUseState
}

/** An owner's setup of one provider. */
export interface PaymentMethodTable {
  website_id: Id
  /** The provider's code. */
  provider: string
  is_enabled: boolean
  title: string
  settings: JSONColumnType<Readonly<Record<string, string>>>
  /** Secret fields, encrypted together; empty where there are none. */
  sealed_keys: string
  updated_at: Generated<Date>
  /** When the provider refused these keys; null while they are good as far as is known. */
  keys_refused_at: Generated<Date | null>
}

export interface PaymentTable {
  website_id: Id
  id: Id
  checkout_id: Id
  provider: string
  /** Name of the method that the shopper chose and the text beside it, as they were then. */
  title: Generated<string>
  sentence: Generated<string>
  /** Whether no money moves with it: it was paid with a practice card or in a provider's test mode. */
  is_test: Generated<boolean>
  provider_reference: string | null
  state: PaymentState
  currency: string
  amount_minor: Minor
  captured_minor: Generated<Minor>
  refunded_minor: Generated<Minor>
  /** Time from which the provider is asked to give the payment up. */
  expires_at: Date
  /** When a job or an operator last asked about it, and what went wrong then; empty where the provider answered. */
  asked_at: Generated<Date | null>
  trouble: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A refund; its id is the provider's idempotency key, so it is never paid twice. */
export interface RefundTable {
  website_id: Id
  id: Id
  payment_id: Id
  /** Null for money that nothing was sold for. */
  order_id: Generated<Id | null>
  /** 0 where only stock is put back. */
  amount_minor: Minor
  state: RefundState
  /** Whether the owner gave it back outside of any provider. */
  is_by_hand: Generated<boolean>
  /** Whether it goes back because the order is cancelled. */
  cancels: Generated<boolean>
  /** The owner's words for the history; may be empty. */
  reason: Generated<string>
  /** The provider's words about why it failed; empty unless it did. */
  failure: Generated<string>
  /** Whether its customer gets a mail once the money is on its way. */
  tells_customer: Generated<boolean>
  account_id: Generated<Id | null>
  /** Idempotency key of the request that made it, and a hash of what was asked. */
  request_key: Generated<string | null>
  request_hash: Generated<string | null>
  /** The failed refund that this one tries again. */
  again_of: Generated<Id | null>
  /** When the provider last failed to answer, and what went wrong then. */
  asked_at: Generated<Date | null>
  trouble: Generated<string>
  created_at: Generated<Date>
}

/** Units of a line that a refund is for. */
export interface RefundLineTable {
  website_id: Id
  refund_id: Id
  order_id: Id
  order_line_id: Id
  quantity: number
  /** Units of these that were put back into stock. */
  restocked: number
}

/** Ledger of the practice provider, which a real provider would keep on its own computers. */
export interface PracticeChargeTable {
  website_id: Id
  payment_id: Id
  state: 'pending' | 'captured' | 'declined' | 'cancelled'
  amount_minor: Minor
  currency: string
  refunded_minor: Generated<Minor>
  /** Time at which a pending charge is captured by itself. */
  decides_at: Date | null
  created_at: Generated<Date>
}

export interface PracticeRefundTable {
  website_id: Id
  refund_id: Id
  payment_id: Id
  amount_minor: Minor
}

/** Ledger of the manual provider: payments that shoppers promised to make outside of any provider. */
export interface ManualPaymentTable {
  website_id: Id
  payment_id: Id
  state: 'awaited' | 'captured' | 'cancelled'
  amount_minor: Minor
  currency: string
}

/** Stripe's intent of each payment; null until Stripe has answered. */
export interface StripeIntentTable {
  website_id: Id
  payment_id: Id
  intent_id: string | null
  amount_minor: Minor
  currency: string
  /** Stripe's names of ways to pay that are not to be offered. */
  excluded: Generated<string[]>
  is_given_up: boolean
  refusal: string | null
  /** Whether the way to pay is kept for renewals. */
  saves_method: Generated<boolean>
  /** The kept way to pay that it is charged to without its shopper; empty where its shopper pays. */
  saved_method: Generated<string>
}

/** Inbox of webhooks whose sender was proven. */
export interface PaymentEventTable {
  website_id: Id
  /** The provider's code. */
  provider: string
  /** The provider's id of the event. */
  event_id: string
  received_at: Generated<Date>
  /** `PaymentEvent` without its id. */
  content: JsonWithDefault<Omit<PaymentEvent, 'id'>>
  /** Null while there is still something to do about it. */
  handled_at: Date | null
}

export interface OrderTable {
  website_id: Id
  id: Id
  number: number
  kind: Generated<OrderKind>
  cart_id: Id
  checkout_id: Id
  payment_id: Id
  email: string
  /** Email address in lower case, for looking up. */
  email_ci: string
  customer: string
  lifecycle: OrderLifecycle
  payment: OrderPayment
  fulfillment: OrderFulfillment
  currency: string
  subtotal_minor: Minor
  discount_minor: Minor
  shipping_minor: Minor
  tax_minor: Minor
  total_minor: Minor
  shipping_label: string
  /** Kind of the delivery that was chosen; null where nothing is sent, and for orders from before it was kept. */
  shipping_kind: ShippingKind | null
  /** A line below the delivery's title, such as where to pick up. */
  shipping_note: Generated<string>
  /** Parts of the discount and the tax that are those of the delivery. */
  shipping_discount_minor: Generated<Minor>
  shipping_tax_minor: Generated<Minor>
  /** The part of the tax that prices do not hold. */
  added_tax_minor: Generated<Minor>
  discounts: ColumnType<readonly AppliedDiscount[], string | undefined, never>
  taxes: ColumnType<readonly AppliedTax[], string | undefined, never>
  shipping_address: MaybeJson<Address>
  /** The shopper's words to the shop; may be empty, as may the two below. */
  note: Generated<string>
  /** Null where the bill goes to the shipping address. */
  billing_address: MaybeJson<Address>
  company: Generated<string>
  vat_number: Generated<string>
  /** When the shopper agreed to the shop's terms; null where that was not asked. */
  consented_at: Date | null
  item_count: number
  placed_at: Date
}

/** A line of an order: a copy of what was sold, since the product may change or go. */
export interface OrderLineTable {
  website_id: Id
  order_id: Id
  id: Id
  position: number
  /** Null for a donation, as is `variant_id`. */
  product_id: Id | null
  variant_id: Id | null
  /** The fund that was given to; null for goods. */
  fund_id: Generated<Id | null>
  title: string
  /** Product type; null for lines sold before it was kept. */
  product_type: number | null
  sku: string
  variant: string
  quantity: number
  unit_price_minor: Minor
  discount_minor: Minor
  tax_minor: Minor
  /** The part of the tax that the price does not hold. */
  added_tax_minor: Generated<Minor>
  total_minor: Minor
  image_url: string | null
  additional_fields: MaybeJson<Json>
  /** The answers to the product's form, in words. */
  answers: ColumnType<readonly ShownAnswer[], string | undefined, never>
}

export interface OrderEventTable {
  website_id: Id
  order_id: Id
  id: Id
  text: string
  created_at: Date
  /** Who did it; null for what the shop, its customer or a provider did. */
  account_id: Generated<Id | null>
}

/** A note of the owner about an order. */
export interface OrderNoteTable {
  website_id: Id
  order_id: Id
  id: Id
  text: string
  /** Whether the customer sees it on the order page. */
  is_public: boolean
  account_id: Id
  written_at: Date
  /** Null until it is changed. */
  edited_at: Date | null
  /** A note that is removed can be put back. */
  removed_at: Date | null
}

/** A parcel, a pickup, or services that were marked as done. */
export interface FulfillmentTable {
  website_id: Id
  order_id: Id
  id: Id
  handover: Handover
  state: FulfillmentState
  carrier: string
  tracking_number: string
  tracking_url: string
  made_at: Date
  /** Null until it is out of the shop. */
  sent_at: Date | null
}

export interface FulfillmentLineTable {
  website_id: Id
  order_id: Id
  fulfillment_id: Id
  order_line_id: Id
  quantity: number
}

/** The right of a customer to the file behind a line of a paid order. */
export interface DownloadGrantTable {
  website_id: Id
  order_id: Id
  order_line_id: Id
  file_id: Id
  /** Downloads so far. */
  uses: Generated<number>
  expires_at: Date
}

/** A step that failed after an order's payment was taken. */
export interface OrderProblemTable {
  website_id: Id
  order_id: Id
  kind: OrderProblemKind
  /** The provider's name of the dispute; empty for what an order can have only one of. */
  subject: Generated<string>
  /** Facts known only at that moment, for the problem's text; empty for most. */
  detail: string
  created_at: Generated<Date>
  /** Null until its owner says that it is settled. */
  settled_at: Date | null
}

export interface OrderCounterTable {
  website_id: Id
  last_number: number
}

export interface IdempotencyKeyTable {
  website_id: Id
  /** The call and its visitor. */
  scope: string
  key: string
  request_hash: string
  /** Null while the first request with the key is still running. */
  status: number | null
  answer: MaybeJson<Json>
  /** Time after which a request without an answer counts as dead. */
  running_until: Date
  expires_at: Date
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    store_settings: StoreSettingsTable
    commerce_preferences: CommercePreferencesTable
    product: ProductTable
    variant: VariantTable
    stock_level: StockLevelTable
    stock_movement: StockMovementTable
    stock_reservation: StockReservationTable
    cart: CartTable
    cart_entry: CartEntryTable
    removed_entry: RemovedEntryTable
    checkout: CheckoutTable
    discount: DiscountTable
    discount_use: DiscountUseTable
    donation: DonationTable
    fund: FundTable
    payment: PaymentTable
    payment_method: PaymentMethodTable
    payment_event: PaymentEventTable
    manual_payment: ManualPaymentTable
    stripe_intent: StripeIntentTable
    refund: RefundTable
    refund_line: RefundLineTable
    practice_charge: PracticeChargeTable
    practice_refund: PracticeRefundTable
    shop_order: OrderTable
    order_line: OrderLineTable
    order_event: OrderEventTable
    order_note: OrderNoteTable
    order_counter: OrderCounterTable
    order_problem: OrderProblemTable
    fulfillment: FulfillmentTable
    download_grant: DownloadGrantTable
    fulfillment_line: FulfillmentLineTable
    idempotency_key: IdempotencyKeyTable
  }
}
