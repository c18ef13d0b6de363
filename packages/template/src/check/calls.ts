/** The call graph: which templates run which partials and macros. */

import { OP } from '../instructions/opcodes.ts'
import { constantAttributes } from '../instructions/platform-tags.ts'
import type { Template } from '../parser/parse-template.ts'
import { formatterOffset, wordOffset } from './tag-text.ts'
import type { Visit } from './visits.ts'

export interface PartialCall {
  readonly by: 'apply' | 'include' | 'tag'
  readonly name: string
  readonly template: Template
  readonly offset: number
  readonly isConditional: boolean
  /** The macro that contains the call. */
  readonly macro: string | undefined
}

/** The partial that a platform tag runs, if it names one. */
export type PartialOfTag = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => string | undefined

export function callsIn(
  template: Template,
  visits: readonly Visit[],
  partialOfTag: PartialOfTag = () => undefined,
): PartialCall[] {
  return visits.flatMap((visit) =>
    callsOf(template, visit, partialOfTag).map(
      ([by, name, offset]): PartialCall => ({ by, name, template, offset, ...visit.around }),
    ),
  )
}

type Call = readonly [by: PartialCall['by'], name: string, offset: number]

function callsOf(
  template: Template,
  { instruction, offset }: Visit,
  partialOfTag: PartialOfTag,
): readonly Call[] {
  switch (instruction[0]) {
    case OP.VARIABLE:
    case OP.BINDVAR: {
      const calls = instruction[0] === OP.VARIABLE ? instruction[2] : instruction[3]
      return (calls || []).flatMap(([formatter, args], index): Call[] => {
        const name = formatter === 'apply' ? args?.[0][0] : undefined
        return name ? [['apply', name, formatterOffset(template, offset, index)]] : []
      })
    }
    case OP.INCLUDE:
      return [['include', instruction[1], wordOffset(template, offset, instruction[1])]]
    case OP.PLATFORM_TAG: {
      const name = partialOfTag(instruction[1], constantAttributes(instruction[2]))
      return name === undefined ? [] : [['tag', name, offset]]
    }
    default:
      return []
  }
}
