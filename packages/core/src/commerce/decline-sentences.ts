/**
 * Sentences for shoppers whose card or other way to pay was declined, by the provider's code: Stripe's decline codes and the
 * codes of its card errors (docs.stripe.com/declines/codes). A card that is reported as lost, stolen or used by a thief reads
 * as any other, as Stripe advises, so that nobody learns from it.
 */

const BY_BANK = 'Your bank declined this. Please use another card, or ask your bank.'
const LATER = 'That did not work just now. Please try again in a moment, or use another card.'
const LIMIT =
  'This is more than your card may be used for. Please use another card, or ask your bank.'
const NOT_CONFIRMED =
  'Your bank did not confirm that it is you. Please try again, or use another card.'
const NUMBER = 'That card number is not right. Please check it.'
const EXPIRY = 'That expiry date is not right. Please check it.'
const SECURITY_CODE = 'That security code is not right. Please check it.'

const SENTENCES: Readonly<Record<string, string>> = {
  authentication_required: NOT_CONFIRMED,
  payment_intent_authentication_failure: NOT_CONFIRMED,
  setup_intent_authentication_failure: NOT_CONFIRMED,
  card_velocity_exceeded: LIMIT,
  withdrawal_count_limit_exceeded: LIMIT,
  insufficient_funds: 'There is not enough money for this on that card. Please use another card.',
  currency_not_supported:
    'That card cannot be used in this currency. Please use another card, or ask your bank.',
  card_not_supported: 'That card cannot be used for this. Please use another card.',
  expired_card: 'That card has expired. Please use another card.',
  incorrect_cvc: SECURITY_CODE,
  invalid_cvc: SECURITY_CODE,
  incorrect_number: NUMBER,
  invalid_number: NUMBER,
  invalid_expiry_month: EXPIRY,
  invalid_expiry_year: EXPIRY,
  incorrect_address: 'That address is not the card’s. Please check it.',
  incorrect_zip: 'That postal code is not the card’s. Please check it.',
  issuer_not_available: LATER,
  processing_error: LATER,
  reenter_transaction: LATER,
  try_again_later: LATER,
  payment_intent_payment_attempt_expired:
    'The time to pay this way is over. Please try again, or use another way to pay.',
  payment_method_provider_decline: 'That was declined. Please use another way to pay.',
  payment_method_provider_timeout: LATER,
}

/** Codes of an error by a payment provider. */
export interface DeclineCodes {
  readonly code?: string | null | undefined
  /** The bank's reason, which is more exact. */
  readonly declineCode?: string | null | undefined
}

/** The sentence about a decline for the shopper; one sentence stands for every code that is not known. */
export function declineSentence({ code, declineCode }: DeclineCodes): string {
  const known = [declineCode, code].find((one) => one && Object.hasOwn(SENTENCES, one))
  return (known && SENTENCES[known]) || BY_BANK
}
