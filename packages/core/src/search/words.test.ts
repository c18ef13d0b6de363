import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedWords, wordList } from './words.ts'

describe('words of a text', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['cre\u0300me', 'creme'],
    ['Straße & Øre, Łódź', 'strasse ore lodz'],
    ['Ёлка, чай и Йод', 'елка чай и йод'],
    ['Καφές', 'καφεσ'],
    ['İstanbul ISIRGAN ısırgan', 'istanbul isirgan isirgan'],
    ['v2.0-beta', 'v2 0 beta'],
    ['<b>{.if x}</b>', 'b if x b'],
    ['東京都', '東京 京都 都'],
    ['iPhone充電', 'iphone 充電 電'],
    ['🙂 %_ \u0000', ''],
  ])('%s', (text, words) => {
    expect(wordList(text)).toBe(words)
  })

  it('are found by what they are written with', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        const words = wordList(text)
        expect(words).toMatch(/^[\p{L}\p{N}\p{M} ]*$/u)
        const asked = askedWords(text).flatMap(({ parts }) => parts)
        expect(words.split(' ')).toEqual(expect.arrayContaining(asked))
      }),
    )
  })
})

describe('a question', () => {
  it('takes its last word for a beginning', () => {
    expect(askedWords('Blue mu')).toEqual([
      { parts: ['blue'], isPrefix: false },
      { parts: ['mu'], isPrefix: true },
    ])
  })

  it('asks for neighbouring characters where there are no spaces', () => {
    expect(askedWords('東京都 庁')).toEqual([
      { parts: ['東京', '京都'], isPrefix: false },
      { parts: ['庁'], isPrefix: true },
    ])
  })

  it.each(['', '   ', "' | & ! ( ) :* <->", '%_', '🙂🙂', '\u0000'])(
    'of %j asks nothing',
    (text) => {
      expect(askedWords(text)).toEqual([])
    },
  )

  it('of any length has few, short words', () => {
    expect(askedWords('a b '.repeat(5000))).toHaveLength(2)
    expect(askedWords('a b c d e f g h i j k l m n')).toHaveLength(10)
    expect(askedWords('x'.repeat(9000))[0]?.parts[0]).toHaveLength(60)
    expect(askedWords('語'.repeat(9000))[0]?.parts).toHaveLength(10)
  })
})
