import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const MIDDLE = 0xffffff / 2

export const colorWeight: Formatter = {
  name: 'color-weight',
  summary: 'Whether a hexadecimal colour is `light` or `dark`.',
  section: 'content',
  usage: '',
  examples: [
    { input: '#fff', output: 'light' },
    { input: '102030', output: 'dark' },
    { input: 'red', output: '' },
  ],
  format: (value) => weigh(asString(value)) || undefined,
}

/** The weight of a colour; empty for other texts. */
const weigh = perText((color) => {
  const digits = /^#?([0-9a-f]{3,6})$/i.exec(color)?.[1]
  if (digits === undefined) return ''
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return Number.parseInt(full, 16) > MIDDLE ? 'light' : 'dark'
})
