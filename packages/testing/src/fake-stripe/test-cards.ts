/** Card numbers of Stripe's published list for tests (docs.stripe.com/testing), with what happens to them. */

export type CardOutcome =
  | { readonly end: 'succeeded'; readonly isDisputed?: true }
  | { readonly end: 'processing' }
  | { readonly end: 'challenge' }
  | { readonly end: 'declined'; readonly code: string; readonly declineCode?: string }

const declined = (declineCode: string): CardOutcome => ({
  end: 'declined',
  code: 'card_declined',
  declineCode,
})

export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { end: 'succeeded' },
  '4000000000000259': { end: 'succeeded', isDisputed: true },
  '4000002760003184': { end: 'challenge' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': { end: 'declined', code: 'expired_card' },
  '4000000000000127': { end: 'declined', code: 'incorrect_cvc' },
  '4000000000000119': { end: 'declined', code: 'processing_error' },
  '4242424242424241': { end: 'declined', code: 'incorrect_number' },
}

/** Stands for a method that takes days, such as a debit from a bank account; Stripe's list has no card for it. */
export const SLOW_CARD = '4000000000000077'

export function outcomeOf(number: string): CardOutcome {
  if (number === SLOW_CARD) return { end: 'processing' }
  return TEST_CARDS[number] ?? { end: 'declined', code: 'incorrect_number' }
}
