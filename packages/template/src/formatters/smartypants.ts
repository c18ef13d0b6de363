import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

/**
 * Rules in the order they apply. NOTE the first class holds a backslash and the letter s, not whitespace
 * (language §13): after a space an apostrophe closes.
 */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(^|[-\u2014\\s(["])'/gm, '$1\u2018'],
  [/'/g, '\u2019'],
  [/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c'],
  [/"/g, '\u201d'],
  [/--/g, '\u2014'],
]

const CONCERNED = /['"]|--/

export const smartypants: Formatter = {
  name: 'smartypants',
  summary: 'Curls quotation marks and joins double hyphens into a dash.',
  section: 'core',
  usage: '',
  examples: [{ input: `"It's" -- 'so'`, output: '\u201cIt\u2019s\u201d \u2014 \u2019so\u2019' }],
  format(value) {
    const text = asString(value)
    return CONCERNED.test(text) ? curl(text) : text
  },
}

const curl = perText((text) =>
  RULES.reduce((curled, [pattern, replacement]) => curled.replace(pattern, replacement), text),
)
