/**
 * Stripe's published API, as far as the fake serves it: names of the parameters that each call takes, and of the fields that
 * each object has. They are those of the types in the official library `stripe` 23.1.0 (`esm/resources/*.d.ts`), which
 * Stripe generates from its OpenAPI description v2596, API version 2026-10-28.endive. A test compares them with the library
 * that is installed.
 */

/** The API version that these shapes are of. */
export const API_VERSION = '2026-10-28.endive'

/** One published call. */
export interface PublishedCall {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  /** Name of its parameters in the library, as file and type; none for a call without parameters. */
  readonly type?: readonly [file: string, type: string]
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const ID = '([a-zA-Z0-9_]+)'
const path = (text: string) => new RegExp(`^/v1/${text.replaceAll(':id', ID)}$`)

export const PUBLISHED_CALLS = {
  createIntent: {
    method: 'POST',
    path: path('payment_intents'),
    type: ['PaymentIntents', 'PaymentIntentCreateParams'],
    required: ['amount', 'currency'],
    optional: words(`allowed_payment_method_types amount_details application_fee_amount
      automatic_payment_methods capture_method confirm confirmation_method confirmation_token customer customer_account
      description error_on_requires_action excluded_payment_method_types expand hooks mandate mandate_data metadata
      off_session on_behalf_of payment_details payment_method payment_method_configuration payment_method_data
      payment_method_options radar_options receipt_email return_url setup_future_usage shipping statement_descriptor
      statement_descriptor_suffix transfer_data transfer_group use_stripe_sdk`),
  },
  retrieveIntent: {
    method: 'GET',
    path: path('payment_intents/:id'),
    type: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    required: [],
    optional: ['client_secret', 'expand'],
  },
  confirmIntent: {
    method: 'POST',
    path: path('payment_intents/:id/confirm'),
    type: ['PaymentIntents', 'PaymentIntentConfirmParams'],
    required: [],
    optional:
      words(`allowed_payment_method_types amount_details amount_to_confirm capture_method confirmation_token
      error_on_requires_action excluded_payment_method_types expand hooks mandate mandate_data off_session payment_details
      payment_method payment_method_data payment_method_options radar_options receipt_email return_url setup_future_usage
      shipping use_stripe_sdk`),
  },
  cancelIntent: {
    method: 'POST',
    path: path('payment_intents/:id/cancel'),
    type: ['PaymentIntents', 'PaymentIntentCancelParams'],
    required: [],
    optional: ['cancellation_reason', 'expand'],
  },
  captureIntent: {
    method: 'POST',
    path: path('payment_intents/:id/capture'),
    type: ['PaymentIntents', 'PaymentIntentCaptureParams'],
    required: [],
    optional:
      words(`amount_details amount_to_capture application_fee_amount expand final_capture hooks metadata
      payment_details statement_descriptor statement_descriptor_suffix transfer_data`),
  },
  createRefund: {
    method: 'POST',
    path: path('refunds'),
    type: ['Refunds', 'RefundCreateParams'],
    required: [],
    optional:
      words(`amount charge currency customer expand instructions_email metadata origin payment_intent reason
      refund_application_fee reverse_transfer`),
  },
  listRefunds: {
    method: 'GET',
    path: path('refunds'),
    type: ['Refunds', 'RefundListParams'],
    required: [],
    optional: words('charge created ending_before expand limit payment_intent starting_after'),
  },
  listDisputes: {
    method: 'GET',
    path: path('disputes'),
    type: ['Disputes', 'DisputeListParams'],
    required: [],
    optional: words('charge created ending_before expand limit payment_intent starting_after'),
  },
  listPayouts: {
    method: 'GET',
    path: path('payouts'),
    type: ['Payouts', 'PayoutListParams'],
    required: [],
    optional: words(
      'arrival_date created destination ending_before expand limit starting_after status',
    ),
  },
  createCustomer: {
    method: 'POST',
    path: path('customers'),
    type: ['Customers', 'CustomerCreateParams'],
    required: [],
    optional:
      words(`address balance business_name cash_balance description email expand individual_name
      invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method phone
      preferred_locales shipping source tax tax_exempt tax_id_data test_clock validate`),
  },
  createSetup: {
    method: 'POST',
    path: path('setup_intents'),
    type: ['SetupIntents', 'SetupIntentCreateParams'],
    required: [],
    optional:
      words(`allowed_payment_method_types attach_to_self automatic_payment_methods confirm confirmation_token
      customer customer_account description excluded_payment_method_types expand flow_directions mandate_data metadata
      on_behalf_of payment_method payment_method_configuration payment_method_data payment_method_options return_url
      single_use usage use_stripe_sdk`),
  },
  retrieveSetup: {
    method: 'GET',
    path: path('setup_intents/:id'),
    type: ['SetupIntents', 'SetupIntentRetrieveParams'],
    required: [],
    optional: ['client_secret', 'expand'],
  },
  cancelSetup: {
    method: 'POST',
    path: path('setup_intents/:id/cancel'),
    type: ['SetupIntents', 'SetupIntentCancelParams'],
    required: [],
    optional: ['cancellation_reason', 'expand'],
  },
  retrieveAccount: {
    method: 'GET',
    path: path('account'),
    required: [],
    optional: ['expand'],
  },
} as const satisfies Readonly<Record<string, PublishedCall>>

export type CallName = keyof typeof PUBLISHED_CALLS

/** Fields of the objects that the fake answers with: those that something here reads, all of them published ones. */
export const PUBLISHED_OBJECTS: Readonly<Record<string, readonly [file: string, fields: string]>> =
  {
    PaymentIntent: [
      'PaymentIntents',
      `id object amount amount_capturable amount_received automatic_payment_methods canceled_at cancellation_reason
      capture_method client_secret created currency customer last_payment_error latest_charge livemode metadata next_action
      payment_method payment_method_types setup_future_usage status`,
    ],
    Charge: [
      'Charges',
      'id object amount captured disputed livemode paid payment_intent refunded status',
    ],
    Refund: [
      'Refunds',
      'id object amount charge currency failure_reason metadata payment_intent status',
    ],
    Dispute: ['Disputes', 'id object amount charge currency livemode payment_intent reason status'],
    Customer: ['Customers', 'id object created livemode metadata'],
    Payout: [
      'Payouts',
      'id object amount arrival_date automatic created currency failure_code failure_message livemode status',
    ],
    SetupIntent: ['SetupIntents', 'id object client_secret livemode status'],
    Account: ['Accounts', 'id object charges_enabled country default_currency'],
  }
