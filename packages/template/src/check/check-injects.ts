/** Checks `.inject` of files that do not exist. */

import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { type Finding, findingAt } from './finding.ts'
import { wordOffset } from './tag-text.ts'
import type { Visit } from './visits.ts'

export function* checkInjects(
  template: Template,
  visits: readonly Visit[],
  canInject: (path: string, template: Template) => boolean,
): Iterable<Finding> {
  for (const { instruction, offset } of visits) {
    if (instruction[0] !== OP.INJECT || canInject(instruction[2], template)) continue
    yield findingAt(template, wordOffset(template, offset, instruction[2]), {
      code: 'inject-path-missing',
      message: `There is no file \`${instruction[2]}\` to inject, so \`${instruction[1]}\` has no value.`,
    })
  }
}
