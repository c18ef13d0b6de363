import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const capitalize: Formatter = {
  name: 'capitalize',
  summary: 'Makes every letter a capital.',
  section: 'content',
  usage: '',
  examples: [{ input: 'big shop', output: 'BIG SHOP' }],
  format: (value) => asString(value).toUpperCase(),
}
