import { findBy } from './find-by.ts'
import type { Formatter } from './formatter.ts'

const PEOPLE = [{ id: 'a' }, { id: 'b', isAdmin: true }, { id: 'c', isAdmin: true }]

export const findFirst: Formatter = {
  name: 'find-first',
  summary:
    'The first element, or the first that has something at a path; with a lookup, elements are keys into that object.',
  section: 'core',
  usage: '[lookup] [path]',
  examples: [
    { input: ['x', 'y'], output: 'x' },
    { input: PEOPLE, args: ['isAdmin'], shownBy: 'json', output: '{"id":"b","isAdmin":true}' },
    {
      input: ['a', 'b'],
      args: ['roles', 'admin'],
      context: { roles: { b: { admin: true } } },
      output: 'b',
    },
  ],
  format: (value, args, scope) => findBy(value, args, scope),
}
