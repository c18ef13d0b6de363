/** Checks `.eval` tags whose expression cannot be parsed. */

import { render } from '../index.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { type Finding, findingAt } from './finding.ts'
import type { Visit } from './visits.ts'

export function* checkExpressions(template: Template, visits: readonly Visit[]): Iterable<Finding> {
  for (const { instruction, offset } of visits) {
    if (instruction[0] !== OP.EVAL) continue
    // Without data, only mistakes in the expression itself are found. The index registers `.eval`.
    const code = [OP.ROOT, 1, [instruction], OP.EOF]
    const { diagnostics } = render(code, { data: {}, expressions: true })
    for (const { code, message } of diagnostics) {
      if (code !== 'expression-parse') continue
      const detail = message.slice(message.lastIndexOf(`": `) + `": `.length)
      yield findingAt(template, offset, { code, message: `The expression is wrong: ${detail}.` })
    }
  }
}
