import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('ampersands and angle brackets are escaped', () => {
  renders('{a|html}', { a: 'a & b' }, 'a &amp; b')
  renders('{a|html}', { a: '<script>' }, '&lt;script&gt;')
  renders('{a|html}', { a: '&amp;' }, '&amp;amp;')
  renders('{a|html|html}', { a: '<' }, '&amp;lt;')
  renders('{a|html}', { a: '<<>>&&' }, '&lt;&lt;&gt;&gt;&amp;&amp;')
})

describe('quotation marks and everything else stay', () => {
  renders('{a|html}', { a: `"it's" \u00a0 é 😀 \0` }, `"it's" \u00a0 é 😀 \0`)
  renders('{a|html}', { a: '' }, '')
})

describe('the value is read as text', () => {
  renders('{a|html|json}', { a: 1.5 }, '"1.5"')
  renders('{a|html}', { a: true }, 'true')
  renders('{a|html|json}', { a: null }, '""')
  renders('{a|html|json}', {}, '""')
  renders('{a|html|json}', { a: ['<'] }, '""')
  renders('{a|html|json}', { a: { b: '<' } }, '""')
})

describe('arguments mean nothing', () => {
  renders('{a|html x y}', { a: '<' }, '&lt;')
})
