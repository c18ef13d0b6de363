import { escapeScript } from '../values/escape.ts'
import { toIndentedJson } from '../values/json.ts'
import type { Formatter } from './formatter.ts'

export const jsonPretty: Formatter = {
  name: 'json-pretty',
  summary: 'As `json`, indented by two spaces.',
  section: 'core',
  usage: '',
  examples: [{ input: { a: 1 }, output: '{\n  "a": 1\n}' }],
  format: (value, _args, { valueBudget }) =>
    value === undefined ? '' : escapeScript(toIndentedJson(value, valueBudget)),
}
