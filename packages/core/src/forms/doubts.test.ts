import { expect, it } from 'vitest'
import { type Doubt, doubtsAbout, isDoubtful, type Written } from './doubts.ts'

const LETTER: Written = {
  words: 'Do you ship to Crete? See https://example.com.',
  hasFilledHoneypot: false,
  tookMs: 20_000,
  hasScript: true,
  blocklist: ['casino'],
}
const links = 'https://a.example http://b.example www.c.example'

it.each<[Partial<Written>, Doubt[], boolean]>([
  [{}, [], false],
  [{ tookMs: undefined }, [], false],
  [{ tookMs: 200 }, ['quick'], false],
  [{ words: links }, ['links'], false],
  [{ tookMs: 200, words: links }, ['quick', 'links'], true],
  [{ hasFilledHoneypot: true }, ['honeypot'], true],
  [{ words: 'The best Casino' }, ['blocked'], true],
  [{ hasScript: false }, ['noScript'], false],
  [{ hasScript: false, lacksCaptcha: true }, ['noScript', 'noCaptcha'], true],
])('a letter that is %j is doubted for %j and held back: %s', (more, doubts, held) => {
  const found = doubtsAbout({ ...LETTER, ...more })
  expect(found).toEqual(doubts)
  expect(isDoubtful(found)).toBe(held)
})
