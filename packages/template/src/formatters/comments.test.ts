import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const place = (attributes: string) => `\n  <div class="squarespace-comments" ${attributes}></div>\n`
const item = { id: '1', publicCommentCount: 2, commentState: 1 }
const collection = { id: '9', publicCommentCount: 0, commentState: 3 }

describe('on the page of an item', () => {
  renders(
    '{item|comments}',
    { item },
    place('id="comments-1" data-item-id="1" data-public-comment-count="2" data-comment-state="1"'),
  )
  renders(
    '{.section item}{@|comments}{.end}',
    { item, collection },
    place('id="comments-1" data-item-id="1" data-public-comment-count="2" data-comment-state="1"'),
  )
  renders(
    '{@|comments}',
    { item: { a: 1 } },
    place('id="comments-" data-item-id="" data-public-comment-count="" data-comment-state=""'),
  )
  renders(
    '{@|comments}',
    { item: { id: ['a', null], commentState: false } },
    place(
      'id="comments-" data-item-id="a,null" data-public-comment-count="" data-comment-state="false"',
    ),
  )
})

describe('on the page of a collection', () => {
  const expected =
    'id="comments-9" data-collection-id="9" data-public-comment-count="0" data-comment-state="3"'
  renders('{collection|comments}', { collection }, place(expected))
  renders('{collection|comments}', { collection, item: null }, place(expected))
  renders('{collection|comments}', { collection, item: {} }, place(expected))
})

describe('elsewhere', () => {
  renders('{post|comments}', { post: { id: 5 } }, place('id="comments-5"'))
  renders('{nothing|comments}', {}, place('id="comments-"'))
})

describe('the id of the element is looked for around the value', () => {
  renders('{post|comments}', { id: '7', post: { a: 1 } }, place('id="comments-7"'))
  renders('{post|comments}', { id: '7', post: 'text' }, place('id="comments-7"'))
  renders('{post|comments}', { id: '7', post: { id: null } }, place('id="comments-"'))
})

describe('Disqus has one place for all', () => {
  const thread = place('id="disqus_thread"')
  renders('{@|comments}', { item, websiteSettings: { disqusShortname: 'shop' } }, thread)
  renders('{post|comments}', { post: { websiteSettings: { disqusShortname: 'shop' } } }, thread)
  renders(
    '{post|comments}',
    { post: { websiteSettings: {} }, websiteSettings: { disqusShortname: 'shop' } },
    place('id="comments-"'),
  )
})
