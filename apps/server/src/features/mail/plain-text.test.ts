import { expect, it } from 'vitest'
import { heading, plainText, RULE } from './plain-text.ts'

it('puts an empty line between paragraphs, and one more above a heading', () => {
  const text = plainText(['Clay'], heading('Thank you'), ['a', 'b'], RULE, ['c'])
  expect(text).toBe(`Clay\n\n\nTHANK YOU\n\na\nb\n\n${'-'.repeat(40)}\n\nc`)
})

it('leaves out paragraphs that are not there', () => {
  expect(plainText(['a'], undefined, false, ['b'])).toBe('a\n\nb')
})

it('shows each value in one line, whatever spaces it has', () => {
  expect(plainText([' one\n\n two\t\u200b '], ['10\u00a0kr'])).toBe('one two\n\n10\u00a0kr')
})
