/** Exact decimal numbers from text: digits and a scale, no binary fractions. */

export interface Decimal {
  readonly digits: bigint
  /** Number of digits after the point. */
  readonly scale: number
}

export const ZERO: Decimal = { digits: 0n, scale: 0 }

const PATTERN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/
/** The most characters of a number: room for every JavaScript number; longer texts would only cost memory. */
const MAX_LENGTH = 400

export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  if (text.length > MAX_LENGTH) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = PATTERN.exec(text) ?? []
  if (whole + fraction === '') return undefined
  const power = Number(exponent)
  if (Math.abs(power) > MAX_LENGTH) return undefined
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  return shift({ digits, scale: fraction.length }, power)
}

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const NO_AMOUNT = /^(?:NaN|nan|[+-]?[Ii]nfinity)$/

/**
 * A number as digits and a point, with the zeros it was written with; `undefined` for other values.
 * `NaN` and the infinities are numbers here, as languages have signs for them.
 */
export function numberText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  if (text.length > MAX_LENGTH) return undefined
  if (PLAIN.test(text)) return text
  const decimal = parseDecimal(text)
  if (decimal) return decimalText(decimal)
  return NO_AMOUNT.test(text) ? text : undefined
}

/** Moves the point to the right: multiplies by a power of ten. */
export function shift({ digits, scale }: Decimal, places: number): Decimal {
  const moved = scale - places
  return moved < 0 ? { digits: digits * 10n ** BigInt(-moved), scale: 0 } : { digits, scale: moved }
}

export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale)
  const difference = rescale(left, scale) - rescale(right, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { digits: rescale(left, scale) - rescale(right, scale), scale }
}

function rescale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale)
}

/** Rounds to a number of places, halves to the even neighbour. */
export function roundTo(decimal: Decimal, places: number): Decimal {
  const { digits, scale } = decimal
  if (scale <= places) return { digits: rescale(decimal, places), scale: places }
  const unit = 10n ** BigInt(scale - places)
  const magnitude = digits < 0n ? -digits : digits
  const rest = (magnitude % unit) * 2n
  const down = magnitude / unit
  const isUp = rest > unit || (rest === unit && down % 2n === 1n)
  const rounded = isUp ? down + 1n : down
  return { digits: digits < 0n ? -rounded : rounded, scale: places }
}

/** Text with all its places, never with an exponent. */
export function decimalText({ digits, scale }: Decimal): string {
  const isNegative = digits < 0n
  const text = String(isNegative ? -digits : digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  return `${isNegative ? '-' : ''}${whole}${scale > 0 ? `.${text.slice(-scale)}` : ''}`
}

/** Text with a comma before every three digits of the whole part. */
export function groupedText(decimal: Decimal): string {
  const [whole = '', fraction] = decimalText(decimal).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
