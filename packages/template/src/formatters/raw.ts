import { toJson } from '../values/json.ts'
import type { Formatter } from './formatter.ts'

export const raw: Formatter = {
  name: 'raw',
  summary: 'Writes the value as plain JSON; `null` if there is none.',
  section: 'core',
  usage: '',
  examples: [{ input: '</a>', output: '"</a>"' }, { output: 'null' }],
  needsNoFrame: true,
  format: (value, _args, { valueBudget }) => toJson(value, valueBudget),
}
