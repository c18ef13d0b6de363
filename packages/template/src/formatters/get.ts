import { child } from '../values/property.ts'
import { concatenated } from '../values/text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const get: Formatter = {
  name: 'get',
  summary: 'Looks inside the value with a key, index or path that is itself a value of the page.',
  section: 'core',
  usage: '[reference …]',
  examples: [
    { input: { de: 'Hallo' }, args: ['language'], context: { language: 'de' }, output: 'Hallo' },
    { input: ['a', 'b'], args: ['n'], context: { n: 1 }, output: 'b' },
    { input: { a: { b: 1 } }, args: ['path'], context: { path: ['a', 'b'] }, output: '1' },
  ],
  format(value, references, scope) {
    let result = value
    for (const reference of references) {
      const found = scope.resolve(reference)
      if (found === undefined) return undefined
      for (const key of keysFrom(found)) result = child(result, key)
      if (result === undefined) return undefined
    }
    return result
  },
}

function keysFrom(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value))
    return value.map((part) => (typeof part === 'number' ? part : concatenated(part)))
  return [typeof value === 'number' ? value : asString(value)]
}
