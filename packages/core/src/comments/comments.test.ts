import { describe, expect, it } from 'vitest'
import { accessAt, closingTime, DEFAULT_COMMENT_RULES } from './comment-rules.ts'
import { firstState, type NewComment } from './comment-states.ts'
import { cleanComment, cleanName, commentHtml, countLinks } from './comment-text.ts'

describe('the text of a comment', () => {
  it.each([
    ['line breaks of any system', 'a\r\nb\rc', 'a\nb\nc'],
    ['at most one empty line', 'a\n\n\n\nb  \nc', 'a\n\nb\nc'],
    ['no characters that hide or reorder', '\u202eab\u0007\u2066c\u2028', 'abc'],
    ['spaces around it', '  a\t b \n', 'a\t b'],
  ])('is kept with %s', (_what, text, kept) => expect(cleanComment(text)).toBe(kept))

  it('is a name on one line', () => expect(cleanName(' Ada\n\nLovelace ')).toBe('Ada Lovelace'))

  it.each([
    ['<img src=x onerror=y>', '<p>&lt;img src=x onerror=y&gt;</p>'],
    ['a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
    ['http://', '<p>http://</p>'],
    [
      '(https://a.example/x).',
      '<p>(<a href="https://a.example/x" rel="nofollow ugc noopener">https://a.example/x</a>).</p>',
    ],
    [
      'https://a.example/"><b>',
      '<p><a href="https://a.example/" rel="nofollow ugc noopener">https://a.example/</a>&quot;&gt;&lt;b&gt;</p>',
    ],
  ])('is safe HTML: %s', (text, html) => expect(commentHtml(text)).toBe(html))

  it('has links that are counted, written out or not', () => {
    expect(countLinks('https://a.example and WWW.b.example, not c.example')).toBe(2)
  })
})

describe('the first state of a comment', () => {
  const COMMENT: NewComment = {
    rules: { hold: 'none', maxLinks: 2 },
    doubts: [],
    linkCount: 0,
    isKnown: false,
    isBanned: false,
  }
  const first = { hold: 'first', maxLinks: 2 } as const
  it.each([
    ['published', {}],
    ['waiting', { rules: { hold: 'all', maxLinks: 2 } as const, isKnown: true }],
    ['waiting', { rules: first }],
    ['published', { rules: first, isKnown: true }],
    ['waiting', { linkCount: 3 }],
    ['published', { doubts: ['noScript'] as const }],
    ['waiting', { doubts: ['noScript', 'links'] as const }],
    ['spam', { doubts: ['honeypot'] as const }],
    ['spam', { isBanned: true, isKnown: true }],
  ])('is %s for %j', (state, change) => expect(firstState({ ...COMMENT, ...change })).toBe(state))
})

describe('comments of an item', () => {
  const rules = { ...DEFAULT_COMMENT_RULES, closesAfterDays: 2 }
  it.each([
    ['open', 'open', 2 * 86_400_000 - 1],
    ['open', 'closed', 2 * 86_400_000],
    ['off', 'off', 9 * 86_400_000],
  ] as const)('that were %s are %s at %i', (access, now, time) => {
    expect(accessAt(rules, { access, publishedOn: 0 }, time)).toBe(now)
  })

  it('stay open without a number of days', () => {
    expect(closingTime(DEFAULT_COMMENT_RULES, 0)).toBe(Infinity)
  })
})
