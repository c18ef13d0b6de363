import { withoutTags } from '../content/without-tags.ts'
import { asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const safe: Formatter = {
  name: 'safe',
  summary: 'Removes HTML tags; what is left is not escaped.',
  section: 'core',
  usage: '',
  examples: [
    { input: '<b>bold</b> 1 < 2', output: 'bold 1 < 2' },
    { input: 0, output: '0' },
  ],
  format: (value) => (isTruthy(value) ? withoutTags(asString(value)) : value),
}
