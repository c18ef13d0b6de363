import { objectOf } from '../values/property.ts'
import { asNumber, isThere } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const MAX_HUE = 360

export const websiteColor: Formatter = {
  name: 'website-color',
  summary: 'Turns hue, saturation and lightness into a CSS colour.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { hue: 200, saturation: 0.5, lightness: 0.25 },
      output: 'hsl(200, 50%, 25%)',
    },
    {
      input: { hue: 200, saturation: 0.5, lightness: 0.25, alpha: 0.5 },
      output: 'hsla(200, 50%, 25%, 0.5)',
    },
    { input: { hue: 1 }, output: 'Missing an H/S/L value.' },
  ],
  format(value) {
    const colour = objectOf(value)
    const hue = numberOf(colour.hue)
    const saturation = numberOf(colour.saturation)
    const lightness = numberOf(colour.lightness)
    const alpha = numberOf(colour.alpha)
    if (hue === undefined || saturation === undefined || lightness === undefined) {
      return 'Missing an H/S/L value.'
    }
    // NOTE a hue or alpha that is not a number is accepted (language §14).
    const problems =
      outside(hue || 0, MAX_HUE, 'Hue out of bounds. ') +
      outside(saturation, 1, 'Saturation out of bounds. ') +
      outside(lightness, 1, 'Lightness out of bounds. ') +
      outside(alpha || 0, 1, 'Alpha out of bounds.')
    if (problems) return problems
    const hsl = `${decimals(hue)}, ${decimals(saturation * 100)}%, ${decimals(lightness * 100)}%`
    return alpha === undefined ? `hsl(${hsl})` : `hsla(${hsl}, ${decimals(alpha)})`
  },
}

function numberOf(value: unknown): number | undefined {
  return isThere(value) ? asNumber(value) : undefined
}

function outside(value: number, max: number, problem: string): string {
  return value >= 0 && value <= max ? '' : problem
}

/** A number with at most two decimals, without trailing zeros. */
function decimals(value: number): string {
  return Number.isInteger(value) ? `${value}` : String(Number(value.toFixed(2)))
}
