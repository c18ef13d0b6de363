import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const DEFAULT_LENGTH = '100'
const DEFAULT_ELLIPSIS = '...'
const SPACES = ' \n\t\v\r\f'

export const truncate: Formatter = {
  name: 'truncate',
  summary: 'Cuts text at the last whole word within a length, and marks the cut.',
  section: 'core',
  usage: '[length=100] [ellipsis=...]',
  examples: [
    { input: 'one two three', args: ['9'], output: 'one two ...' },
    { input: 'short', args: ['9'], output: 'short' },
    { input: 'unbroken', args: ['3', '…'], output: 'unb…' },
    { input: null, output: '' },
  ],
  format(value, [length = DEFAULT_LENGTH, ellipsis = DEFAULT_ELLIPSIS]) {
    const limit = Number.parseInt(length, 10)
    const text = asString(value)
    if (!(limit > 0)) return value
    return text.length > limit ? text.slice(0, cut(text, limit)) + ellipsis : text
  },
}

/** After the last space within the limit, or at the limit if there is none. */
function cut(text: string, limit: number): number {
  for (let at = limit - 1; at >= 0; at--) {
    if (SPACES.includes(text.charAt(at))) return at + 1
  }
  return limit
}
