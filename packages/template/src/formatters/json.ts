import { escapeScript } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import type { Formatter } from './formatter.ts'

export const json: Formatter = {
  name: 'json',
  summary: 'Writes the value as JSON that is safe inside a script element.',
  section: 'core',
  usage: '',
  examples: [{ input: { a: '</script>' }, output: '{"a":"<\\/script>"}' }, { output: '' }],
  needsNoFrame: true,
  format: (value, _args, { valueBudget }) =>
    value === undefined ? '' : escapeScript(toJson(value, valueBudget)),
}
