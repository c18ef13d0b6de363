/** Reads what is typed or pasted into cells of prices and stock, as spreadsheets have it. Pure. */

import { parseMoney } from '@sitewright/core/money-input'

/** `+10%`, `-2.50`: a change of what is there. */
const RELATIVE = /^([+-])\s*(.*?)\s*(%?)$/

/** A price in minor units from `12.50`, or from a change such as `+10%` or `-2`; undefined for anything else. */
export function readPrice(
  typed: string,
  currency: string,
  current: number | null = null,
): number | undefined {
  const text = typed.trim()
  const [, sign, amount = '', percent] = RELATIVE.exec(text) ?? []
  if (sign === undefined) return parseMoney(text, currency)
  if (current === null) return undefined
  const change = percent ? percentOf(current, amount) : parseMoney(amount, currency)
  if (change === undefined) return undefined
  const next = sign === '+' ? current + change : current - change
  return next < 0 ? undefined : next
}

/** Part of an amount, rounded to whole minor units, halves up. */
function percentOf(current: number, amount: string): number | undefined {
  const figure = amount.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(figure)) return undefined
  return Math.round((current * Number(figure)) / 100)
}

export interface ReadStock {
  readonly unlimited: boolean
  readonly quantity: number
}

/** The highest count of units, as the contract has it. */
const MOST_UNITS = 1_000_000

/** Words for stock that is not counted, in lower case. */
const UNLIMITED: ReadonlySet<string> = new Set(['', '∞', 'unlimited'])

/** Units from `12`, `1,200` or a change such as `+5`; `unlimited`, `∞` or nothing for stock that is not counted. */
export function readStock(typed: string, current: ReadStock): ReadStock | undefined {
  const text = typed.trim().toLowerCase()
  if (UNLIMITED.has(text)) return { unlimited: true, quantity: current.quantity }
  const [, sign, figures = ''] = /^([+-]?)\s*(\d{1,3}(?:[,.'’\s]\d{3})+|\d+)$/.exec(text) ?? []
  if (sign === undefined) return undefined
  const count = Number(figures.replace(/\D/g, ''))
  const before = current.unlimited ? 0 : current.quantity
  const quantity = sign === '+' ? before + count : sign === '-' ? before - count : count
  return quantity < 0 || quantity > MOST_UNITS ? undefined : { unlimited: false, quantity }
}
