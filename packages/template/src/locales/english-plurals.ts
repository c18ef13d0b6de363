/** Plural forms of numbers in English. */

/** Takes the number as text, because visible zeros count: `1.0` is plural. */
export function cardinalForm(number: string): string {
  return number === '1' || number === '-1' ? 'one' : 'other'
}

let ordinals: Intl.PluralRules | undefined

/** Decides by the last digits: the number may have more digits than a JavaScript number can hold. */
export function ordinalForm(number: string): string {
  const whole = number.replace(/\.0+$/, '')
  if (whole.includes('.')) return 'other'
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' })
  return ordinals.select(Number(whole.slice(-3)))
}
