/** Checks of a discount by its owner, in the owner's words. Pure; browser and server ask the same. */

import type { DiscountKind, DiscountScope } from './discounts.ts'

export interface DiscountToCheck {
  readonly title: string
  readonly code: string | null
  readonly kind: DiscountKind
  readonly ratePpm: number
  readonly amountMinor: number
  readonly buyQuantity: number
  readonly getQuantity: number
  readonly scope: DiscountScope
  readonly targetIds: readonly string[]
  readonly startsAt: number | null
  readonly endsAt: number | null
}

const CODE = /^[\p{L}\p{M}\p{N}_-]+$/u

type Field = keyof DiscountToCheck
type Rule = readonly [Field, (discount: DiscountToCheck) => boolean, string]

const TAKES_A_PERCENTAGE: ReadonlySet<DiscountKind> = new Set(['percent', 'buyXGetY'])

/** Each rule with the field that it is about; true where the discount breaks it. */
const RULES: readonly Rule[] = [
  ['title', ({ code, title }) => code === null && title === '', 'Name the discount for shoppers.'],
  [
    'code',
    ({ code }) => code !== null && !CODE.test(code),
    'A code has letters, figures, dashes and underscores, and no blanks.',
  ],
  [
    'ratePpm',
    ({ kind, ratePpm }) => TAKES_A_PERCENTAGE.has(kind) && ratePpm === 0,
    'Enter how many percent are taken off.',
  ],
  [
    'amountMinor',
    ({ kind, amountMinor }) => kind === 'fixed' && amountMinor === 0,
    'Enter how much is taken off.',
  ],
  [
    'buyQuantity',
    ({ kind, buyQuantity }) => kind === 'buyXGetY' && buyQuantity === 0,
    'Enter how many have to be bought.',
  ],
  [
    'getQuantity',
    ({ kind, getQuantity }) => kind === 'buyXGetY' && getQuantity === 0,
    'Enter how many are reduced for them.',
  ],
  [
    'targetIds',
    ({ scope, targetIds }) => scope === 'products' && targetIds.length === 0,
    'Choose at least one product.',
  ],
  [
    'targetIds',
    ({ scope, targetIds }) => scope === 'categories' && targetIds.length === 0,
    'Choose at least one category.',
  ],
  [
    'endsAt',
    ({ startsAt, endsAt }) => startsAt !== null && endsAt !== null && endsAt <= startsAt,
    'The end must come after the start.',
  ],
]

/** Messages by field; empty where nothing is wrong. */
export function discountProblems(discount: DiscountToCheck): Readonly<Record<string, string>> {
  const broken = RULES.filter(([, isBroken]) => isBroken(discount))
  return Object.fromEntries(broken.map(([field, , message]) => [field, message]))
}
