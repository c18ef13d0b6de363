/** A name that each job takes, by the word after `npm run new`. */
export const NAMES: Readonly<Record<string, string>> = {
  block: 'email-footer',
  formatter: 'first-letter',
  predicate: 'has-letters',
  call: 'redirects/get-first-letter',
  tables: 'commerce/orders/order-letter',
  provider: 'letter-bank',
  format: 'plain-title',
  command: 'where',
  island: 'tea-timer',
  theme: 'quiet-walnut',
}

/** A call of every verb; some of one noun, so that their addresses differ by method alone. */
export const CALLS: readonly string[] = [
  'redirects/list-last-letters',
  ...['get', 'put'].map((verb) => `redirects/${verb}-last-letter`),
  ...['create', 'update', 'remove', 'duplicate', 'publish', 'restore', 'send'].map(
    (verb) => `items/${verb}-entry`,
  ),
]
