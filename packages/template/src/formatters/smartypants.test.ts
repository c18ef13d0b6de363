import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('apostrophes', () => {
  renders('{a|smartypants}', { a: "It's Ann's" }, 'It’s Ann’s')
  renders('{a|smartypants}', { a: "'90s\n'80s" }, '‘90s\n‘80s')
  renders('{a|smartypants}', { a: `('a') ['b'] -'c' "'d'` }, '(‘a’) [‘b’] -‘c’ “‘d’')
  renders('{a|smartypants}', { a: "—'a'" }, '—‘a’')
  renders('{a|smartypants}', { a: "\\'a" }, '\\‘a')
})

describe('of all whitespace only the line end opens, and the letter s does', () => {
  renders('{a|smartypants}', { a: "so 'so' it" }, 'so ’so’ it')
  renders('{a|smartypants}', { a: "boss' hats'" }, 'boss‘ hats‘')
  renders('{a|smartypants}', { a: "BOSS'" }, 'BOSS’')
})

describe('quotation marks', () => {
  renders('{a|smartypants}', { a: '"a" and "b"' }, '“a” and “b”')
  renders('{a|smartypants}', { a: 'x\n"y"\t"z"' }, 'x\n“y”\t“z”')
  renders('{a|smartypants}', { a: '("a") ["b"] /"c" -"d" —"e"' }, '(“a”) [“b”] /“c” -“d” —“e”')
  renders('{a|smartypants}', { a: `'"a"'` }, '‘“a”‘')
  renders('{a|smartypants}', { a: '5"' }, '5”')
})

describe('dashes', () => {
  renders('{a|smartypants}', { a: 'a--b -- c' }, 'a—b — c')
  renders('{a|smartypants}', { a: 'a-b' }, 'a-b')
  renders('{a|smartypants}', { a: '---' }, '—-')
  renders('{a|smartypants}', { a: '----' }, '——')
})

describe('attributes in HTML are not spared', () => {
  renders('{a|smartypants}', { a: '<a href="/">' }, '<a href=”/“>')
})

describe('the value is read as text', () => {
  renders('{a|smartypants}', { a: 5 }, '5')
  renders('{a|smartypants}', { a: true }, 'true')
  renders('{a|smartypants|json}', { a: null }, '""')
  renders('{a|smartypants|json}', {}, '""')
  renders('{a|smartypants|json}', { a: ["'"] }, '""')
  renders('{a|smartypants|json}', { a: { b: "'" } }, '""')
})
