import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('every type, without line breaks or escapes', () => {
  renders('{a|raw}', { a: 'a"b\n' }, '"a\\"b\\n"')
  renders('{a|raw}', { a: 1.5 }, '1.5')
  renders('{a|raw}', { a: false }, 'false')
  renders('{a|raw}', { a: null }, 'null')
  renders('{a|raw}', { a: [1, { b: '</script>' }] }, '[1,{"b":"</script>"}]')
  renders('{a|raw}', { a: {} }, '{}')
})

describe('what is missing is null too', () => {
  renders('{a|raw}', {}, 'null')
  renders('{a.b|raw}', { a: 1 }, 'null')
})

describe('the result is text', () => {
  renders('{a|raw|count}', { a: null }, '4')
})
