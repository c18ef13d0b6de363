/** How many arguments formatters and predicates take. Those that are not listed take none. */

export interface Arity {
  readonly min: number
  readonly max: number
  /** Whether the public platform refuses what goes beyond `max`; otherwise it is left unused. */
  readonly isStrict?: true
}

const any: Arity = { min: 0, max: Infinity }
const upTo = (max: number): Arity => ({ min: 0, max })
const exactly = (count: number): Arity => ({ min: count, max: count, isStrict: true })
const atLeast = (min: number): Arity => ({ min, max: Infinity })

const NONE: Arity = upTo(0)

const FORMATTERS: Readonly<Record<string, Arity>> = {
  apply: atLeast(1),
  'child-image-meta': upTo(1),
  cycle: atLeast(1),
  date: atLeast(1),
  datetime: any,
  'datetime-interval': any,
  datetimefield: any,
  decimal: any,
  'find-first': upTo(2),
  'find-last': upTo(2),
  format: any,
  get: any,
  'i18n-money-format': upTo(1),
  image: upTo(1),
  'image-color': upTo(2),
  'key-by': exactly(1),
  lookup: exactly(1),
  message: any,
  mod: upTo(1),
  money: any,
  output: any,
  'percentage-format': upTo(1),
  plural: any,
  pluralize: { ...upTo(2), isStrict: true },
  'product-quick-view': upTo(1),
  prop: any,
  'relative-time': any,
  resizedHeightForWidth: exactly(1),
  resizedWidthForHeight: exactly(1),
  squarespaceThumbnailForHeight: exactly(1),
  squarespaceThumbnailForWidth: exactly(1),
  truncate: upTo(2),
  unit: any,
  video: upTo(2),
}

const comparison: Arity = { min: 1, max: 2, isStrict: true }

/** With their question marks. */
const PREDICATES: Readonly<Record<string, Arity>> = {
  'collectionTypeNameEquals?': exactly(1),
  'current-type?': exactly(1),
  'equal?': comparison,
  'even?': upTo(1),
  'greaterThan?': comparison,
  'greaterThanOrEqual?': comparison,
  'lessThan?': comparison,
  'lessThanOrEqual?': comparison,
  'notEqual?': comparison,
  'nth?': comparison,
  'odd?': upTo(1),
}

/** Both tables, for the test that holds them to the registries. */
export const arities = { formatters: FORMATTERS, predicates: PREDICATES } as const

export function arityOf(kind: keyof typeof arities, name: string): Arity {
  const table = arities[kind]
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? NONE
}
