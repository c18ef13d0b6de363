import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['lines apart', '<p>One.</p><p>Two.</p>', 'One. Two.'],
    [
      'headings as sentences',
      '<h2>Before the fire</h2><p>We wait.</p>',
      'Before the fire. We wait.',
    ],
    ['list entries as sentences', '<ul><li><p>Clay</p></li><li><p>Ash</p></li></ul>', 'Clay. Ash'],
    ['what ends itself', '<p>Really?</p><p>Yes:</p><p>clay</p>', 'Really? Yes: clay'],
    [
      'words whole whose middle is marked',
      '<p>un<em>believ</em>able, <b>yes</b>.</p>',
      'unbelievable, yes.',
    ],
    ['broken lines', '<p>One<br>two</p>', 'One. two'],
    ['characters that markup needs', '<p>Salt &amp; &lt;Kiln&gt;</p>', 'Salt & <Kiln>'],
    ['no styles', '<style>p { color: red }</style><p>Red</p>', 'Red'],
    ['nothing of nothing', '<p></p>', ''],
  ])('keeps %s', (_what, html, text) => {
    expect(plainText(html, 100)).toBe(text)
  })

  it('cuts after a whole word, and between tags', () => {
    expect(plainText('<p>one two three</p>', 9)).toBe('one two…')
    expect(
      plainText(`<p>${'a'.repeat(60)}</p>${'<p class="very-long-name">b</p>'.repeat(99)}`, 70),
    ).not.toContain('<')
  })
})
