/** Which plural form a number takes in English. */

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** By its text, because visible zeros count: `1.0` is plural. */
export function cardinalForm(number: string): PluralForm {
  return number === '1' || number === '-1' ? 'one' : 'other'
}

export function ordinalForm(number: string): PluralForm {
  if (!/^-?\d+$/.test(number)) return 'other'
  const tens = Number(number.slice(-2).replace('-', ''))
  const ones = tens % 10
  if (ones === 1 && tens !== 11) return 'one'
  if (ones === 2 && tens !== 12) return 'two'
  return ones === 3 && tens !== 13 ? 'few' : 'other'
}
