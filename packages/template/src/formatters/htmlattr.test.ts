import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('nothing can end the attribute', () => {
  renders('<a title="{a|htmlattr}">', { a: '"><script>' }, '<a title="&quot;&gt;&lt;script&gt;">')
  renders('{a|htmlattr}', { a: '&quot;' }, '&amp;quot;')
  renders('{a|htmlattr|htmlattr}', { a: '"' }, '&amp;quot;')
})

describe('apostrophes, spaces and line ends stay', () => {
  renders('{a|htmlattr}', { a: "it's\n a\ttab é 😀" }, "it's\n a\ttab é 😀")
})

describe('the value is read as text', () => {
  renders('{a|htmlattr|json}', { a: -0.5 }, '"-0.5"')
  renders('{a|htmlattr}', { a: false }, 'false')
  renders('{a|htmlattr|json}', { a: null }, '""')
  renders('{a|htmlattr|json}', {}, '""')
  renders('{a|htmlattr|json}', { a: ['"'] }, '""')
  renders('{a|htmlattr|json}', { a: { b: 1 } }, '""')
})

describe('JSON for a data attribute', () => {
  renders(
    '<p data-item="{a|json|htmlattr}">',
    { a: { b: '</p>' } },
    '<p data-item="{&quot;b&quot;:&quot;&lt;\\/p&gt;&quot;}">',
  )
})
