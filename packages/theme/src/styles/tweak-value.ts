/** Validates values of tweaks that an owner sends. The studio runs the same checks before it sends them. */

import { isSafeTweakValue } from './override-tweaks.ts'
import type { Tweak, TweakType } from './tweak.ts'

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const FUNCTION = /^(?:rgb|hsl)a?\([\d.,%/ -]{1,60}\)$/i
const NAME = /^[a-z]{3,24}$/i
const NUMBER = /^(-?\d{1,7}(?:\.\d{1,6})?)([a-z]{1,4}|%)?$/i

type Rule = (value: string, tweak: Tweak) => string | undefined

/** Checks by type of tweak: each returns the first problem, or undefined for a valid value. */
const RULES: Readonly<Record<TweakType, Rule>> = {
  color: (value, { isOpaque }) => {
    if (![HEX, FUNCTION, NAME].some((form) => form.test(value))) return 'That is not a colour.'
    return isOpaque && isTransparent(value) ? 'This colour cannot be transparent.' : undefined
  },
  value: (value, { min, max }) => {
    const [, digits] = NUMBER.exec(value) ?? []
    if (digits === undefined) return 'That is not a number with its unit.'
    const number = Number(digits)
    if (min !== undefined && number < min) return `The least is ${min}.`
    return max !== undefined && number > max ? `The most is ${max}.` : undefined
  },
  font: () => undefined,
  image: () => undefined,
  checkbox: (value) =>
    value === 'true' || value === 'false' ? undefined : 'That is not a choice.',
  dropdown: (value, { options }) =>
    options.includes(value) ? undefined : 'That is not among the choices.',
}

/** The problem with a value for a tweak, as a sentence; undefined for a valid one. */
export function tweakValueProblem(tweak: Tweak, value: string): string | undefined {
  const isSafe = isSafeTweakValue(value, tweak.type)
  return isSafe ? RULES[tweak.type](value.trim(), tweak) : 'That cannot be in a style sheet.'
}

function isTransparent(value: string): boolean {
  const hasAlpha = /^#(?:.{4}|.{8})$/.test(value) && !/^#(?:...f|.{6}ff)$/i.test(value)
  const [, , , alpha] = value.match(/[\d.]+%?/g) ?? []
  return hasAlpha || value === 'transparent' || (FUNCTION.test(value) && isLess(alpha))
}

function isLess(alpha: string | undefined): boolean {
  return alpha !== undefined && alpha !== '100%' && Number(alpha) !== 1
}
