import { describe, expect, it } from 'vitest'
import { openSource, scan } from './scanner.ts'

function pieces(text: string): string[] {
  const found: string[] = []
  scan(openSource(text), { start: 0, end: text.length }, ({ kind, start, end }) => {
    found.push(`${kind}:${text.slice(start, end)}`)
    return true
  })
  return found
}

describe('scanning', () => {
  it.each([
    ['', []],
    ['a', ['text:a']],
    ['a{b}c', ['text:a', 'tag:{b}', 'text:c']],
    ['{a', ['text:{a']],
    ['{a{b}', ['text:{a', 'tag:{b}']],
    ['{## {a} ##}b', ['comment:{## {a} ##}', 'text:b']],
    ['{##}##}b', ['comment:{##}##}', 'text:b']],
    ['a{##b', ['text:a', 'comment:{##b']],
    ['{a {## {b} ##}', ['text:{a {## ', 'tag:{b}', 'text: ##}']],
    ['{<squarespace:a/>}', ['text:{', 'platform:<squarespace:a/>', 'text:}']],
    [
      '{<squarespace:a/>{## b } ##}',
      ['text:{', 'platform:<squarespace:a/>', 'comment:{## b } ##}'],
    ],
    ['<squarespace:a x="{b}>"/>c', ['platform:<squarespace:a x="{b}>"/>', 'text:c']],
    ['<squarespace:a>{b}', ['text:<squarespace:a>', 'tag:{b}']],
  ])('cuts %j', (text, expected) => {
    expect(pieces(text)).toEqual(expected)
  })
})
