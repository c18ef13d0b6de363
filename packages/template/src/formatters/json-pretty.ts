import { escapeScript } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import type { Formatter } from './formatter.ts'

/** Indentation in spaces. */
const INDENT = 2

export const jsonPretty: Formatter = {
  name: 'json-pretty',
  summary: 'As `json`, indented by two spaces.',
  section: 'core',
  usage: '',
  examples: [{ input: { a: 1 }, output: '{\n  "a": 1\n}' }],
  needsNoFrame: true,
  format: (value, _args, { valueBudget }) =>
    value === undefined ? '' : escapeScript(toJson(value, valueBudget, INDENT)),
}
