import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonNode, parseJson } from './parse-json.ts'

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]))
    case 'list':
      return node.items.map(plain)
    case 'null':
      return null
    default:
      return node.value
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('JSON with places', () => {
  it('is what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent)
        const read = parseJson(spaced)
        expect('node' in read && plain(read.node)).toEqual(JSON.parse(spaced))
      }),
    )
  })

  it('is refused when JSON.parse refuses it', () => {
    const pieces = '{ } [ ] , : " "a" 1 -1 01 1. .5 1e3 true nul null \\ \\u00 \n // \''.split(' ')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces, ' '), { maxLength: 12 }).map((all) => all.join('')),
        (text) => {
          expect('node' in parseJson(text)).toBe(isJson(text))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('may be long', () => {
    const long = JSON.stringify('a\\"'.repeat(3_000_000))
    expect(parseJson(long)).toHaveProperty('node')
  })

  it('knows where keys and values stand', () => {
    expect(parseJson('{"a": [1]}')).toMatchObject({
      node: { entries: [{ key: 'a', keyStart: 1, value: { start: 6, end: 9 } }] },
    })
  })

  it.each([
    ['', 0, 'A value is missing.'],
    ['{a: 1}', 1, 'Keys stand in double quotes.'],
    ["{'a': 1}", 1, 'Keys stand in double quotes.'],
    ['{"a": \'b\'}', 6, 'Text stands in double quotes.'],
    ['{"a" 1}', 5, 'A colon must follow the key "a".'],
    ['{"a": 1 "b": 2}', 8, 'A comma or `}` is missing.'],
    ['{"a": 1,}', 7, 'There must be no comma before `}`.'],
    ['[1, 2', 0, 'This `[` is never closed.'],
    ['{"a": "b}', 6, 'This text is never closed: its `"` is missing.'],
    ['{"a": "\\x"}', 6, 'This text holds a character or an escape that JSON does not allow.'],
    ['{"a": 40px}', 6, '`40px` is not a value: text stands in double quotes.'],
    ['{} {}', 3, 'Nothing may follow the value.'],
    ['{ // a\n}', 2, 'JSON has no comments.'],
    ['['.repeat(300), 200, 'Values are nested more than 200 deep.'],
  ])('says what is wrong with %j', (text, offset, message) => {
    expect(parseJson(text)).toMatchObject({ mistake: { offset, message } })
  })
})
