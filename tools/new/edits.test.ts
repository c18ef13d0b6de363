import { describe, expect, it } from 'vitest'
import { addImport, addToList } from './edits.ts'

const words = (text: string) => text.split(/\s+/).join(' ')

describe('addToList', () => {
  const added = (list: string, entry: string) =>
    words(addToList(`const LIST = [${list}]\nconst more = [z]\n`, 'const LIST = [', entry))

  it.each([
    ['', 'b', '[ b, ]'],
    ['a, c', 'b', '[a, b, c]'],
    ['\n  a,\n  c,\n', 'd', '[ a, c, d, ]'],
    ["'a', 'c'", "'b'", "['a', 'b', 'c']"],
    ['a, ...cc, d', 'b', '[a, b, ...cc, d]'],
    ['a(x, y), { c: [1, 2] }', 'b', '[a(x, y), b, { c: [1, 2] }]'],
    ["a('],'), c /* ], */", 'd', "[a('],'), c, d /* ], */]"],
    ['a, // ], of a\n c', 'b', '[a, // ], of a b, c]'],
    ['a, // ], of a\n', 'b', '[a, b, // ], of a ]'],
  ])('puts into [%s] what sorts there: %s', (list, entry, result) => {
    expect(added(list, entry)).toBe(`const LIST = ${result} const more = [z] `)
  })

  it('sorts by what it is told to', () => {
    const last = (one: string) => (one === 'a' ? '2' : '1')
    expect(words(addToList('[c, b]', '[', 'a', last))).toBe('[c, b, a]')
  })

  it('fails where there is no such list, or it is never closed', () => {
    expect(() => addToList('const OTHER = []', 'const LIST = [', 'a')).toThrow('There is no')
    expect(() => addToList('const LIST = [a, (b]', 'const LIST = [', 'a')).toThrow()
  })
})

describe('addImport', () => {
  it('goes before the others, behind what is said of the file', () => {
    expect(addImport('/** Why. */\n\nimport a from "a"\n', 'import b from "b"')).toBe(
      '/** Why. */\n\nimport b from "b"\nimport a from "a"\n',
    )
  })

  it('fails where there are none', () => {
    expect(() => addImport('export const a = 1\n', 'import b from "b"')).toThrow('no imports')
  })
})
