import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('nothing can end the attribute', () => {
  renders('<a title="{a|htmltag}">', { a: '"><script>' }, '<a title="&quot;&gt;&lt;script&gt;">')
  renders('{a|htmltag}', { a: '&quot;' }, '&amp;quot;')
  renders('{a|htmltag|htmltag}', { a: '"' }, '&amp;quot;')
})

describe('apostrophes, spaces and line ends stay', () => {
  renders('{a|htmltag}', { a: "it's\n a\ttab é 😀" }, "it's\n a\ttab é 😀")
})

describe('the value is read as text', () => {
  renders('{a|htmltag|json}', { a: -0.5 }, '"-0.5"')
  renders('{a|htmltag}', { a: false }, 'false')
  renders('{a|htmltag|json}', { a: null }, '""')
  renders('{a|htmltag|json}', {}, '""')
  renders('{a|htmltag|json}', { a: ['"'] }, '""')
  renders('{a|htmltag|json}', { a: { b: 1 } }, '""')
})
