import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('what has a meaning in addresses stays', () => {
  const meant = "https://a.example:80/b;c,d?e=f&g=h+i#j@$!*()'-_.~"
  renders('{a|encode-uri}', { a: meant }, meant)
})

describe('everything else becomes its bytes', () => {
  renders('{a|encode-uri}', { a: 'a b' }, 'a%20b')
  renders('{a|encode-uri}', { a: 'é中😀' }, '%C3%A9%E4%B8%AD%F0%9F%98%80')
  renders('{a|encode-uri}', { a: '"<>\\^`|\n' }, '%22%3C%3E%5C%5E%60%7C%0A')
  renders('{a|encode-uri}', { a: '{[%20]}' }, '%7B%5B%2520%5D%7D')
})

describe('half a character becomes a replacement', () => {
  renders('{a|encode-uri}', { a: 'x\ud83d' }, 'x%EF%BF%BD')
  renders('{a|encode-uri}', { a: '\ude00y' }, '%EF%BF%BDy')
})

describe('the value is read as text', () => {
  renders('{a|encode-uri}', { a: -1.5 }, '-1.5')
  renders('{a|encode-uri}', { a: false }, 'false')
  renders('{a|encode-uri|json}', { a: null }, '""')
  renders('{a|encode-uri|json}', {}, '""')
  renders('{a|encode-uri|json}', { a: ['a b'] }, '""')
  renders('{a|encode-uri|json}', { a: { b: 1 } }, '""')
})
