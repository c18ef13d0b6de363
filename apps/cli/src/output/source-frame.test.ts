import { describe, expect, it } from 'vitest'
import { printable, sourceFrame } from './source-frame.ts'

const frame = (source: string, line: number, column: number) => {
  const { lines, caret } = sourceFrame(source.split('\n'), { line, column })
  return [...lines, caret]
}

describe('sourceFrame', () => {
  it('shows two lines before, and a caret', () => {
    expect(frame('a\nb\nc\ndef\n', 4, 2)).toEqual(['  2 | b', '  3 | c', '  4 | def', '    |  ^'])
  })

  it('keeps line numbers under each other', () => {
    expect(frame('x\n'.repeat(10), 10, 1)).toEqual(['   8 | x', '   9 | x', '  10 | x', '     | ^'])
  })

  it.each([
    [1, 'ab'],
    [80, 'yz'],
    [81, '01'],
    [500, '89'],
  ])('cuts long lines around column %i', (column, expected) => {
    const source = `${'.'.repeat(column - 1)}${expected}${'.'.repeat(300)}`
    const [line = '', caret = ''] = frame(source, 1, column)
    expect(line.length).toBeLessThan(115)
    expect(line.slice(caret.indexOf('^')).slice(0, 2)).toBe(expected)
  })

  it('sends the terminal nothing but text', () => {
    expect(frame('a\u001b[31mb\tc\r\n', 1, 1)).toEqual(['  1 | a [31mb c', '    | ^'])
    expect(printable('a\u202eb\u009bc')).toBe('a b c')
  })
})
