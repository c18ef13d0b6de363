import { expect, it } from 'vitest'
import { tidyWords, wordProblem } from './own-words.ts'

it.each([
  ['Add to Cart', 'Put in my basket', undefined],
  ['{count} items', 'Basket of {count}', undefined],
  ['{at} of {count}', '{count}: {at}', undefined],
  ['{count} items', 'Many', 'Keep {count}: it is filled in on the page.'],
  ['{at} of {count}', '', 'Keep {at} and {count}: it is filled in on the page.'],
  ['Add to Cart', 'Add {title}', 'Nothing is filled in for {title} here.'],
  ['Close', '<b>Close</b>', 'Leave out < and >, and write quotation marks as “ and ”.'],
  // Themes may print words into strings and templates of their scripts, too.
  ['Close', 'Close \\', 'Leave out braces, \\ and `.'],
  ['Close', 'Close {alert(1)}', 'Leave out braces, \\ and `.'],
  ['Close', 'Close `', 'Leave out braces, \\ and `.'],
  ['{0 plural one{# mug} other{# mugs}}', '{0 plural one{# cup} other{# cups}}', undefined],
  ['Close', '" onclick="hit()', 'Leave out < and >, and write quotation marks as “ and ”.'],
])('in place of %j takes %j: %s', (original, own, problem) => {
  expect(wordProblem(original, own)).toBe(problem)
})

it('keeps words on one line, with apostrophes as they are printed', () => {
  expect(tidyWords("  Don't\n look ")).toBe('Don’t look')
})
