/** Options for the number of digits (language §19.2). */

import type { Option } from './options.ts'

const NAMES = {
  minInt: 'minimumIntegerDigits',
  maxFrac: 'maximumFractionDigits',
  minFrac: 'minimumFractionDigits',
  maxSig: 'maximumSignificantDigits',
  minSig: 'minimumSignificantDigits',
} as const

type Digits = (typeof NAMES)[keyof typeof NAMES]

/** Spellings of the options: `maxfrac`, `maxFrac` or in full. */
const SPELLINGS: ReadonlyMap<string, Digits> = new Map(
  Object.entries(NAMES).flatMap(([short, name]) =>
    [short.toLowerCase(), short, name].map((spelling) => [spelling, name] as const),
  ),
)

const MAX = 50

/** Digits by option; a value that is not a number counts as 0. */
export function digitOptions(options: readonly Option[]): { [Name in Digits]?: number } {
  const found: { [Name in Digits]?: number } = {}
  for (const { name, value } of options) {
    const digits = SPELLINGS.get(name)
    if (digits) found[digits] = Math.min(Math.max(Number.parseInt(value, 10) || 0, 0), MAX)
  }
  return found
}
