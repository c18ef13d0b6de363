/** Which plural form a number takes in English. */

/** By its text, because visible zeros count: `1.0` is plural. */
export function cardinalForm(number: string): string {
  return number === '1' || number === '-1' ? 'one' : 'other'
}

let ordinals: Intl.PluralRules | undefined

/** By its last digits: all of them may be more than a number can hold. */
export function ordinalForm(number: string): string {
  const whole = number.replace(/\.0+$/, '')
  if (whole.includes('.')) return 'other'
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' })
  return ordinals.select(Number(whole.slice(-3)))
}
