import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('letters, digits and a few signs stay', () => {
  renders('{a|url-encode}', { a: 'Az09@*_+-./' }, 'Az09@*_+-./')
})

describe('everything else becomes its bytes', () => {
  renders('{a|url-encode}', { a: 'a b' }, 'a%20b')
  renders('{a|url-encode}', { a: "?&=#:%~!'()" }, '%3F%26%3D%23%3A%25%7E%21%27%28%29')
  renders('{a|url-encode}', { a: '"<>\n' }, '%22%3C%3E%0A')
  renders('{a|url-encode}', { a: 'é中😀' }, '%C3%A9%E4%B8%AD%F0%9F%98%80')
  renders('{a|url-encode}', { a: '\u0080' }, '%C2%80')
  renders('{a|url-encode}', { a: 'x\ud83d' }, 'x%EF%BF%BD')
})

describe('the value is read as text', () => {
  renders('{a|url-encode}', { a: -1.5 }, '-1.5')
  renders('{a|url-encode}', { a: true }, 'true')
  renders('{a|url-encode|json}', { a: null }, '""')
  renders('{a|url-encode|json}', {}, '""')
  renders('{a|url-encode|json}', { a: ['a b'] }, '""')
  renders('{a|url-encode|json}', { a: { b: 1 } }, '""')
})
