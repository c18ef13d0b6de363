import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

describe('tags vanish, what they stand around stays', () => {
  renders('{a|safe}', { a: '<p class="x">One</p><p>Two</p>' }, 'OneTwo')
  renders('{a|safe}', { a: '<br/>text<!-- comment -->' }, 'text')
  renders('{a|safe}', { a: '<script>alert(1)</script>' }, 'alert(1)')
  renders('{a|safe}', { a: '<a\nhref="/">link</a>' }, 'link')
})

describe('the shortest stretch from a bracket to the next closing one is a tag', () => {
  renders('{a|safe}', { a: '<<b>>' }, '>')
  renders('{a|safe}', { a: '<a title=">">x' }, '">x')
  renders('{a|safe}', { a: '<>x' }, 'x')
})

describe('what is not closed is no tag', () => {
  renders('{a|safe}', { a: '1 < 2' }, '1 < 2')
  renders('{a|safe}', { a: '<b>x</b' }, 'x</b')
  renders('{a|safe}', { a: 'a > b' }, 'a > b')
})

describe('entities are left alone', () => {
  renders('{a|safe}', { a: '&lt;b&gt; &amp;' }, '&lt;b&gt; &amp;')
})

describe('what is not false is read as text', () => {
  renders('{a|safe|json}', { a: 5 }, '"5"')
  renders('{a|safe|json}', { a: true }, '"true"')
  renders('{a|safe|json}', { a: ['<b>'] }, '""')
  renders('{a|safe|json}', { a: { b: '<b>' } }, '""')
})

describe('what is false stays as it is', () => {
  renders('{a|safe|json}', { a: 0 }, '0')
  renders('{a|safe|json}', { a: '' }, '""')
  renders('{a|safe|json}', { a: false }, 'false')
  renders('{a|safe|json}', { a: null }, 'null')
  renders('{a|safe|json}', { a: [] }, '[]')
  renders('{a|safe|json}', { a: {} }, '{}')
  renders('[{a|safe|json}]', {}, '[]')
})

it('does not take longer and longer for brackets that never close', () => {
  const a = '<'.repeat(1_000_000)
  expect(run('{a|safe}', { a }).output).toBe(a)
})
