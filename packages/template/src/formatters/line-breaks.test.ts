import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('every line feed becomes a break', () => {
  renders('{a|line-breaks}', { a: 'a\nb\n\nc\n' }, 'a<br/>b<br/><br/>c<br/>')
  renders('{a|html|line-breaks}', { a: '<\n>' }, '&lt;<br/>&gt;')
})

describe('nothing else does', () => {
  renders('{a|line-breaks}', { a: 'a\r\nb\rc\u2028d' }, 'a\r<br/>b\rc\u2028d')
  renders('{a|line-breaks}', { a: 'a\\nb' }, 'a\\nb')
})

describe('the value is read as text', () => {
  renders('{a|line-breaks|json}', { a: 5 }, '"5"')
  renders('{a|line-breaks}', { a: true }, 'true')
  renders('{a|line-breaks|json}', { a: null }, '""')
  renders('{a|line-breaks|json}', {}, '""')
  renders('{a|line-breaks|json}', { a: ['\n'] }, '""')
  renders('{a|line-breaks|json}', { a: { b: '\n' } }, '""')
})
