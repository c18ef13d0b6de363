import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const absUrl: Formatter = {
  name: 'AbsUrl',
  summary: 'Puts the address of the site before a path.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: 'shop',
      context: { 'base-url': 'https://a.example' },
      output: 'https://a.example/shop',
    },
  ],
  format: (value, _args, scope) => `${asString(scope.resolve('base-url'))}/${asString(value)}`,
}
