import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const link = (count: string, word: string) =>
  `\n  <a href="/post#comments-1" class="sqs-comment-link" data-id="1">\n  ${count}\n  ${word}\n  </a>\n`

const prints = (publicCommentCount: unknown, output: string) =>
  renders('{@|comment-link}', { id: '1', fullUrl: '/post', publicCommentCount }, output)

describe('the number of comments', () => {
  prints(0, link('No', 'Comments'))
  prints(1, link('1', 'Comment'))
  prints(5, link('5', 'Comments'))
  prints(-1, link('-1', 'Comments'))
  prints(0.5, link('0.5', 'Comments'))
})

describe('only the numbers 0 and 1 have words of their own', () => {
  prints('0', link('0', 'Comments'))
  prints('1', link('1', 'Comments'))
  prints(true, link('true', 'Comments'))
  prints(null, link('', 'Comments'))
  prints([1, null], link('1,null', 'Comments'))
  prints({}, link('', 'Comments'))
})

describe('the address and the id', () => {
  renders(
    '{@|comment-link}',
    {},
    '\n  <a href="#comments-" class="sqs-comment-link" data-id="">\n  \n  Comments\n  </a>\n',
  )
  renders(
    '{@|comment-link}',
    { id: '"', fullUrl: '/a?b&c', publicCommentCount: 0 },
    '\n  <a href="/a?b&c#comments-"" class="sqs-comment-link" data-id=""">\n  No\n  Comments\n  </a>\n',
  )
})

describe('what the value does not have is looked for around it', () => {
  const page = { id: '1', fullUrl: '/post', publicCommentCount: 1 }
  renders('{name|comment-link}', { ...page, name: 'text' }, link('1', 'Comment'))
  renders('{nothing|comment-link}', page, link('1', 'Comment'))
  renders(
    '{post|comment-link}',
    { ...page, post: { id: null, fullUrl: '', publicCommentCount: 0 } },
    '\n  <a href="#comments-" class="sqs-comment-link" data-id="">\n  No\n  Comments\n  </a>\n',
  )
})

describe('Disqus counts by itself', () => {
  const disqus =
    '\n  <a href="/post" class="sqs-comment-link sqs-disqus-comment-link" data-id="1"></a>\n'
  const post = { id: '1', fullUrl: '/post', publicCommentCount: 2 }
  const on = (disqusShortname: unknown) => ({ ...post, websiteSettings: { disqusShortname } })
  renders('{@|comment-link}', on('shop'), disqus)
  renders('{@|comment-link}', on(['shop']), disqus)
  renders('{@|comment-link}', on(''), link('2', 'Comments'))
  renders('{@|comment-link}', on({}), link('2', 'Comments'))
  renders(
    '{@|comment-link}',
    { ...post, websiteSettings: { disqusShortName: 'shop' } },
    link('2', 'Comments'),
  )
})
