import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('what would end a part of an address is escaped', () => {
  renders(
    '{a|encode-uri-component}',
    { a: 'https://a.example/?b=c&d+e#f' },
    'https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%2Be%23f',
  )
  renders(
    '<a href="/search?q={q|encode-uri-component}">',
    { q: 'a&b="c"' },
    '<a href="/search?q=a%26b%3D%22c%22">',
  )
})

describe('letters, digits and a few signs stay', () => {
  renders('{a|encode-uri-component}', { a: "Az09-_.!~*'()" }, "Az09-_.!~*'()")
})

describe('everything else becomes its bytes', () => {
  renders('{a|encode-uri-component}', { a: 'é 😀' }, '%C3%A9%20%F0%9F%98%80')
  renders('{a|encode-uri-component}', { a: 'x\ud83d' }, 'x%EF%BF%BD')
  renders('{a|encode-uri-component|encode-uri-component}', { a: ' ' }, '%2520')
})

describe('the value is read as text', () => {
  renders('{a|encode-uri-component}', { a: 1e21 }, '1e%2B21')
  renders('{a|encode-uri-component}', { a: true }, 'true')
  renders('{a|encode-uri-component|json}', { a: null }, '""')
  renders('{a|encode-uri-component|json}', {}, '""')
  renders('{a|encode-uri-component|json}', { a: [1] }, '""')
  renders('{a|encode-uri-component|json}', { a: { b: 1 } }, '""')
})
