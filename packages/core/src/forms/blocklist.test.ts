import { expect, it } from 'vitest'
import { isBlocked } from './blocklist.ts'

it.each([
  ['casino', 'The best Casino!', true],
  ['casino', 'ＣＡＳＩＮＯ', true],
  ['sex', 'Essex and Sussex', false],
  ['sex', 'sexton, then sex', true],
  ['cheap pills', 'Buy Cheap Pills now', true],
  ['spam.example', 'see https://www.spam.example/a', true],
  ['spam.example', 'bob@spam.example', true],
  ['spam.example', 'no-spam.example', false],
  ['spam.example', 'spam.examples', false],
  ['@spam.example', 'bob@spam.example', true],
  ['bob@spam.example', 'notbob@spam.example', false],
  ['カジノ', '最高のカジノです', true],
  ['', 'anything', false],
  ['  ', 'anything at all', false],
  ['$$$', 'win $$$ now', true],
])('the entry %j holds back %j: %s', (entry, words, isThere) => {
  expect(isBlocked(words, [entry])).toBe(isThere)
})
