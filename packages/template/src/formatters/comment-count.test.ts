import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const prints = (publicCommentCount: unknown, output: string) =>
  renders('{post|comment-count}', { post: { publicCommentCount } }, output)

describe('the number of comments', () => {
  prints(0, 'No Comments')
  prints(1, '1 Comment')
  prints(2, '2 Comments')
  prints(1.5, '1.5 Comments')
  prints(-1, '-1 Comments')
  prints(1e21, '1e+21 Comments')
})

describe('counts that are no numbers are read as numbers', () => {
  prints('1', '1 Comment')
  prints('3 or so', '3 Comments')
  prints('1.5', '1.5 Comments')
  prints('many', 'NaN Comments')
  prints('', 'NaN Comments')
  prints(true, '1 Comment')
  prints(false, 'No Comments')
  prints(null, 'No Comments')
  prints([1], 'No Comments')
  prints({}, 'No Comments')
})

describe('values without a count', () => {
  renders('{post|comment-count}', { post: {} }, 'No Comments')
  renders('{post|comment-count}', { post: 'text' }, 'No Comments')
  renders('{post|comment-count}', { post: [{ publicCommentCount: 2 }] }, 'No Comments')
  renders('{nothing|comment-count}', {}, 'No Comments')
})

describe('the count is not looked for outside the value', () => {
  renders('{post|comment-count}', { post: {}, publicCommentCount: 2 }, 'No Comments')
})
