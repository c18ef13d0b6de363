import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedExcerpt, markedText, wordMatcher } from './excerpt.ts'
import { askedWords } from './words.ts'

const matching = (question: string, ...stems: string[]) => wordMatcher(askedWords(question), stems)

describe('an excerpt', () => {
  it('marks what was asked for, accents and endings aside', () => {
    expect(markedText('Crème brûlées, creamy', matching('creme brulee'))).toBe(
      '<mark>Crème</mark> <mark>brûlées</mark>, creamy',
    )
  })

  it('marks other forms of a word by its stem', () => {
    expect(
      markedText('She runs. He was happy.', matching('running happiness', 'run', 'happi')),
    ).toBe('She <mark>runs</mark>. He was <mark>happy</mark>.')
  })

  it('marks neighbouring characters as one', () => {
    expect(markedText('これは東京都です', matching('東京都'))).toBe('これは<mark>東京都</mark>です')
  })

  it('shows the place where most of the words stand together', () => {
    const text = `${'A mug. '.repeat(60)}The blue mug is here. ${'And so on. '.repeat(60)}`
    const html = markedExcerpt(text, matching('blue mug'))
    expect(html).toMatch(/^…/)
    expect(html).toContain('<mark>blue</mark> <mark>mug</mark>')
    expect(html.replace(/<\/?mark>/g, '').length).toBeLessThan(220)
  })

  it('begins where the text does when nothing in it was asked for', () => {
    expect(markedExcerpt('Just words.', matching('else'))).toBe('Just words.')
  })

  it('is safe HTML whatever the text', () => {
    const parts = fc.constantFrom('<script>', '&', '"', 'mug', '</mark>', '🙂', ' ', '東京', '<')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 300 }), (words) => {
        const html = markedExcerpt(words.join(''), matching('mug 東京'))
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/)
        expect(html.isWellFormed()).toBe(true)
        expect(html.split('<mark>')).toHaveLength(html.split('</mark>').length)
      }),
    )
  })
})
