import { describe, expect, it } from 'vitest'
import { readStatement, readWithBlocks, statementsOf } from './scan-style.ts'

/** Something of everything that a statement can hold. */
const EVERYTHING =
  'a\\:b{c:"d\\"e;}" url( x;y )/* ; */;--f:{g:{h:\'i\\\';\'}};@{j-k}:`l`;[m=n](o;p)//q;\n}\\r{s:\\;t}'

describe('a text that ends in the middle', () => {
  const prefixes = Array.from(EVERYTHING, (_, length) => EVERYTHING.slice(0, length + 1))

  it.each([...prefixes, '\\', 'a\\', 'a { b: c; --x: { d: "e" \\'])('ends: %s', (text) => {
    for (const statement of statementsOf(text)) {
      const { start, end } = readWithBlocks(text, statement)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(end).toBeLessThanOrEqual(text.length)
    }
  })

  it('has an escaped end inside of it', () => {
    expect(readStatement('a\\;b;c', 0)).toMatchObject({ end: 4, terminator: ';' })
    expect(readStatement('a\\', 0)).toMatchObject({ end: 2, terminator: '' })
  })
})
