/** Which platform tags a template holds, so that a host can fetch before it renders. */

import { type Block, type Compound, opcodeOf } from './instruction.ts'
import { OP } from './opcodes.ts'
import { isInstruction } from './shape.ts'

export interface FoundTag {
  readonly name: string
  /** Only those that are the same in every render. */
  readonly attributes: Readonly<Record<string, string>>
}

/** In order of appearance, including those in branches that may not run and in tag bodies. */
export function platformTagsIn(code: unknown): readonly FoundTag[] {
  return [...tagsIn(code)]
}

/** Instructions and blocks alike are arrays of arrays, so one walk sees them all. */
function* tagsIn(value: unknown): Generator<FoundTag> {
  if (!Array.isArray(value)) return
  if (isInstruction(value) && opcodeOf(value) === OP.PLATFORM_TAG) {
    const [, name, attributes] = value as Extract<Compound, [typeof OP.PLATFORM_TAG, ...unknown[]]>
    yield { name, attributes: constantAttributes(attributes) }
  }
  for (const part of value) yield* tagsIn(part)
}

/** Attributes whose value holds no tags. */
export function constantAttributes(
  attributes: readonly (readonly [string, string, Block])[],
): Record<string, string> {
  const constant: Record<string, string> = {}
  for (const [, name, value] of attributes) {
    const text = constantText(value)
    if (text !== undefined) constant[name] = text
  }
  return constant
}

function constantText(block: Block): string | undefined {
  let text = ''
  for (const instruction of block) {
    if (typeof instruction === 'number' || instruction[0] !== OP.TEXT) return undefined
    text += instruction[1]
  }
  return text
}
