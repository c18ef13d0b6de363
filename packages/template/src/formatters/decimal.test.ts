import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

/** Asserts the output with these options for a number, by default in English. */
const writes = (options: string, number: unknown, output: string, locale = 'en') =>
  renders(`{n|decimal${options && ` ${options}`}}`, { n: number }, output, { locale })

describe('without options: groups of thousands, and up to three places', () => {
  writes('', 12_345.678, '12,345.678')
  writes('', 12_345.6789, '12,345.679')
  writes('', -1234.5, '-1,234.5')
  writes('', 5, '5')
  writes('', 0, '0')
  writes('', 1e21, '1,000,000,000,000,000,000,000')
  writes('', 1e-7, '0')
})

describe('as the language has it', () => {
  writes('', 1_234_567.891, '1.234.567,891', 'de')
  writes('', 1_234_567.891, "1'234'567.891", 'de-CH')
  writes('', 1_234_567.891, '1\u202f234\u202f567,891', 'fr')
  writes('', 1_234_567.891, '12,34,567.891', 'en-IN')
  writes('', 1_234_567.891, '12,34,567.891', 'hi')
  writes('', 1_234_567.891, '١٬٢٣٤٬٥٦٧٫٨٩١', 'ar-EG')
  writes('', -1_234_567.891, '\u200e−۱٬۲۳۴٬۵۶۷٫۸۹۱', 'fa')
  writes('', 1234.5, '1234,5', 'es')
  writes('', 1234.5, '1234,5', 'pl')
  writes('', -5, '−5', 'sv')
  writes('style:short', 12_345, '1.2万', 'ja')
  writes('style:long', 2_000_000, '2 milhões', 'pt-BR')
})

describe('numbers as text', () => {
  writes('', '12345.678', '12,345.678')
  writes('', '007', '7')
  writes('', '+5', '5')
  writes('', '.5', '0.5')
  writes('', '5.', '5')
  writes('', '1e3', '1,000')
  writes('', '-1.5E-2', '-0.015')
  writes(
    'maxfrac:30',
    '12345678901234567890.12345678901234567890',
    '12,345,678,901,234,567,890.1234567890123456789',
  )
  writes('', '-0', '0')
  writes('', -0, '0')
})

describe('no number: nothing', () => {
  for (const value of ['', ' ', ' 5', '5 ', 'x', '1,000', '0x10', '1e', '1.2.3', '--1', '٣']) {
    writes('', value, '')
  }
  for (const value of [null, true, false, [], [1], {}, { value: 5 }]) writes('', value, '')
  renders('{nothing|decimal}', {}, '')
})

describe('what has a sign of its own', () => {
  writes('', 'NaN', 'NaN')
  writes('', 'nan', 'NaN')
  writes('', 'Infinity', '∞')
  writes('style:percent', '-infinity', '∞')
  writes('', 'NaN', 'epäluku', 'fi')
})

describe('group', () => {
  writes('no-group', 12_345, '12345')
  writes('no-grouping', 12_345, '12345')
  writes('group:false', 12_345, '12345')
  writes('grouping:x', 12_345, '12345')
  writes('group', 12_345, '12,345')
  writes('group:true', 12_345, '12,345')
  writes('no-group:false', 12_345, '12345')
  writes('no-group group', 12_345, '12,345')
  writes('group no-group', 12_345, '12345')
})

describe('round: half to the even neighbour, unless told otherwise', () => {
  writes('maxfrac:0', 2.5, '2')
  writes('maxfrac:0', 3.5, '4')
  writes('maxfrac:1', '0.25', '0.2')
  writes('maxfrac:0 round:half-even', -2.5, '-2')
  writes('maxfrac:0 round:half-up', 2.5, '3')
  writes('maxfrac:0 round:half-down', 3.5, '3')
  writes('maxfrac:0 round:up', -2.1, '-3')
  writes('maxfrac:0 round:down', -2.9, '-2')
  writes('maxfrac:0 round:truncate', 2.9, '2')
  writes('maxfrac:0 round:ceiling', -2.9, '-2')
  writes('maxfrac:0 round:ceil', 2.1, '3')
  writes('maxfrac:0 round:floor', -2.1, '-3')
  writes('maxfrac:0 rounding:up', 2.1, '3')
  writes('maxfrac:0 round:up rounding:down', 2.1, '2')
  writes('maxfrac:0 round:up round:x', 2.1, '3')
  writes('maxfrac:0 round:UP', 2.1, '2')
  writes('maxfrac:0', -0.4, '0')
})

describe('how many digits', () => {
  writes('minint:3', 5, '005')
  writes('minInt:3', 5, '005')
  writes('minimumIntegerDigits:3', 5, '005')
  writes('maxfrac:1', 5.678, '5.7')
  writes('maxFrac:0', 5.678, '6')
  writes('maximumFractionDigits:2', 5.678, '5.68')
  writes('minfrac:2', 5, '5.00')
  writes('minFrac:1', 5.678, '5.678')
  writes('minimumFractionDigits:4', 5.678, '5.6780')
  writes('maxsig:2', 12_345.678, '12,000')
  writes('maxSig:6', 12_345.678, '12,345.7')
  writes('maximumSignificantDigits:1', 0.0567, '0.06')
  writes('minsig:4', 5, '5.000')
  writes('minSig:2', 5.678, '5.678')
  writes('minimumSignificantDigits:3', 0, '0.00')
  writes('minfrac:4 maxfrac:2', 5.678, '5.68')
  writes('minsig:5 maxsig:2', 5.678, '5.6780')
  writes('maxfrac:1 maxfrac:2', 5.678, '5.68')
})

const DIGITS = [
  ['{n|decimal minfrac:50}', { n: 1 }, `1.${'0'.repeat(50)}`],
  ['{n|decimal minfrac:51}', { n: 1 }, `1.${'0'.repeat(50)}`],
  ['{n|decimal maxfrac:0}', { n: 1.4 }, '1'],
  ['{n|decimal maxfrac:-1}', { n: 1.4 }, '1'],
] as const

holdsFact('fact 5.template-language.02: digits of numbers are 0 to 50', ...DIGITS)
holdsFact('fact 9.template.06: digits of numbers are 0 to 50', ...DIGITS)

describe('digits are 0 to 50, and what is no number is 0', () => {
  writes('maxfrac', 5.678, '6')
  writes('maxfrac:', 5.678, '6')
  writes('maxfrac:x', 5.678, '6')
  writes('maxfrac:-1', 5.678, '6')
  writes('maxfrac:1.9', 5.678, '5.7')
  writes('maxfrac:2x', 5.678, '5.68')
  writes('maxfrac: 1', 5.678, '6')
  writes('minfrac:999999 no-group', 1, `1.${'0'.repeat(50)}`)
  writes('minint:999999 no-group', 1, `${'0'.repeat(49)}1`)
  writes('maxfrac:999999', 5.678, '5.678')
  writes('MAXFRAC:1', 5.678, '5.678')
})

describe('style', () => {
  writes('style:decimal', 1234.5, '1,234.5')
  writes('style:standard', 1234.5, '1,234.5')
  writes('style:short', 1234.5, '1.2K')
  writes('style:short', 999_999, '1M')
  writes('style:short maxfrac:1', 1_250_000, '1.2M')
  writes('style:long', 1_250_000, '1.2 million')
  writes('style:scientific', 1234.5, '1E+3')
  writes('style:percent', 0.256, '26%')
  writes('style:percent maxfrac:1', 0.256, '25.6%')
  writes('style:percent-scaled', 25, '25%')
  writes('style:permille', 0.256, '256‰')
  writes('style:permille-scaled', 25, '25‰')
  writes('style:x', 1234.5, '1,234.5')
  writes('style:SHORT', 1234.5, '1,234.5')
  writes('style:short style:x', 1234.5, '1.2K')
  writes('style:short style:decimal', 1234.5, '1,234.5')
  writes('style', 1234.5, '1,234.5')
  writes('short', 1234.5, '1,234.5')
})

describe('options nobody knows are ignored', () => {
  writes('x x:y : a:b:c __proto__:1 constructor', 1234.5, '1,234.5')
  writes(' maxfrac:0 ', 1234.5, '1,234')
  renders('{n|decimal,style:percent,maxfrac:0}', { n: 0.5 }, '50%')
  renders('{n|decimal/minfrac:2/no-group}', { n: 1234.5 }, '1234.50')
  renders('{n|decimal:minfrac:2}', { n: 1234.5 }, '1,234.5')
})

describe('in other places', () => {
  renders(
    '{.repeated section @}{@|decimal}{.alternates with}; {.end}',
    [1000, 2000.5],
    '1,000; 2,000.5',
  )
  renders('{.var @n n|decimal}{@n} {n|decimal|decimal}', { n: 999 }, '999 999')
  renders('{n|decimal|html}', { n: 1234.5 }, '1,234.5')
  renders('{n|apply part}', { n: 1234.5 }, '1,234.5', { partials: { part: '{@|decimal}' } })
})
