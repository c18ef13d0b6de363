/** A name that each job takes, by the word after `npm run new`. */
export const NAMES: Readonly<Record<string, string>> = {
  block: 'posts-by-tag',
  formatter: 'first-letter',
  predicate: 'has-letters',
  call: 'redirects/get-first-letter',
  tables: 'commerce/orders/order-letter',
  provider: 'letter-bank',
  format: 'plain-title',
  command: 'where',
  theme: 'quiet-walnut',
}
