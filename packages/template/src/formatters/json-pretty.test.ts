import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('one entry a line', () => {
  renders(
    '{a|json-pretty}',
    { a: { b: [1, { c: null }], d: 'x' } },
    `{
  "b": [
    1,
    {
      "c": null
    }
  ],
  "d": "x"
}`,
  )
  renders('{a|json-pretty}', { a: [] }, '[]')
  renders('{a|json-pretty}', { a: {} }, '{}')
  renders('{a|json-pretty}', { a: [[], {}] }, '[\n  [],\n  {}\n]')
})

describe('scalars as json writes them', () => {
  renders('{a|json-pretty}', { a: 'x' }, '"x"')
  renders('{a|json-pretty}', { a: 1.5 }, '1.5')
  renders('{a|json-pretty}', { a: false }, 'false')
  renders('{a|json-pretty}', { a: null }, 'null')
  renders('[{a|json-pretty}]', {}, '[]')
})

describe('it cannot end a script element', () => {
  renders('{a|json-pretty}', { a: ['</script>'] }, '[\n  "<\\/script>"\n]')
})
