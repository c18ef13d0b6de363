import { knownReference } from '../parser/cursor.ts'
import { child, elements } from '../values/property.ts'
import { concatenated } from '../values/text.ts'
import type { Formatter } from './formatter.ts'

export const keyBy: Formatter = {
  name: 'key-by',
  summary: 'Turns a list into an object whose keys are what each element has at a path.',
  section: 'core',
  usage: 'path',
  refusesMore: true,
  examples: [
    {
      input: [{ id: 'a', n: 1 }, { n: 2 }],
      args: ['id'],
      shownBy: 'json',
      output: '{"a":{"id":"a","n":1}}',
    },
  ],
  prepare([path]) {
    if (!path) return () => ({})
    const keys = knownReference(path)
    return (value) => {
      const entries: [string, unknown][] = []
      for (const element of elements(value)) {
        const key = keys.reduce(child, element)
        if (key !== undefined) entries.push([concatenated(key), element])
      }
      return Object.fromEntries(entries)
    }
  },
}
