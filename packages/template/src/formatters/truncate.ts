import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const DEFAULT_LENGTH = '100'
const DEFAULT_ELLIPSIS = '...'

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
  prepare([length = DEFAULT_LENGTH, ellipsis = DEFAULT_ELLIPSIS]) {
    const limit = Number.parseInt(length, 10)
    if (!(limit > 0)) return (value) => value
    return (value) => {
      const text = asString(value)
      return text.length > limit ? text.slice(0, cut(text, limit)) + ellipsis : text
    }
  },
}

/** The offset after the last space within the limit, or the limit if there is none. */
function cut(text: string, limit: number): number {
  for (let at = limit - 1; at >= 0; at--) {
    if (isSpace(text.charCodeAt(at))) return at + 1
  }
  return limit
}

/** Whether it is a space, or one of the five control characters for tabs, line feeds and page breaks. */
function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}
