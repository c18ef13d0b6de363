/** Validates the quantity a shopper asks for, with the specification's messages (§5), in browser and server alike. */

import type { IslandWord } from '../words/english.ts'
import { rulesOfType } from './product-types.ts'

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 9999

export const QUANTITY_MESSAGES = {
  notNumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number.',
  outOfRange: 'Quantity must be from 1 to 9999.',
  single: 'Only one of this item can be bought at a time.',
} as const

export type Quantity =
  | { readonly quantity: number; readonly problem?: undefined }
  | { readonly problem: IslandWord }

/**
 * Whether more than one of such a product can be bought at a time: a second download or the like would be the same
 * thing again.
 */
export function multipleQuantityAllowed(
  type: number,
  { multipleQuantityAllowedForServices = true } = {},
): boolean {
  const { quantity } = rulesOfType(type)
  return quantity === 'many' || (quantity === 'asStore' && multipleQuantityAllowedForServices)
}

/** Reads what was typed or sent as a quantity. */
export function readQuantity(value: unknown): Quantity {
  const quantity = numberOf(value)
  if (Number.isNaN(quantity)) return { problem: QUANTITY_MESSAGES.notNumber }
  if (!Number.isInteger(quantity)) return { problem: QUANTITY_MESSAGES.notWhole }
  if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) {
    return { problem: QUANTITY_MESSAGES.outOfRange }
  }
  return { quantity }
}

/** A number, or a text that is just a decimal number; `1e3`, `0x10`, `true` and blanks are refused. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) === Infinity ? Number.NaN : value
  if (typeof value !== 'string' || !/^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim())) {
    return Number.NaN
  }
  return Number(value)
}
