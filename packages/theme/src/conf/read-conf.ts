import { placeAt, type SourceFile } from '../joined-source.ts'
import { parseJson } from '../json/parse-json.ts'
import type { Shape } from '../json/shapes.ts'
import type { ThemeProblem } from '../theme-problem.ts'

/** The valid settings of a configuration file; undefined if it is not JSON or of another shape altogether. */
export function readConf<Value>(
  file: SourceFile,
  shape: Shape<Value>,
  problems: ThemeProblem[],
): Value | undefined {
  const parsed = parseJson(file.text)
  if ('mistake' in parsed) {
    const { offset, message } = parsed.mistake
    problems.push({ code: 'json-syntax', message, file: file.path, ...placeAt(file.text, offset) })
    return undefined
  }
  const value = shape.read(parsed.node)
  if (value === undefined) {
    const message = 'The file must hold one JSON object.'
    problems.push({ code: 'value-invalid', message, file: file.path, line: 1, column: 1 })
  }
  return value
}
