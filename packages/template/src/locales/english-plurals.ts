/** Which plural form a number takes in English. */

/** By its text, because visible zeros count: `1.0` is plural. */
export function cardinalForm(number: string): string {
  return number === '1' || number === '-1' ? 'one' : 'other'
}

let ordinals: Intl.PluralRules | undefined

export function ordinalForm(number: string): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' })
  return ordinals.select(Number(number))
}
