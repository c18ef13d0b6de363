import { imageProblems, readImageTag } from '../content/image-tag.ts'
import { OP } from '../instructions/opcodes.ts'
import { constantAttributes } from '../instructions/platform-tags.ts'
import type { Template } from '../parser/parse-template.ts'
import { visitsOf } from './visits.ts'

/** A `<squarespace:…>` tag and where it stands. */
export interface PlacedTag {
  readonly name: string
  readonly offset: number
  /** All of them; those whose value holds tags have none. */
  readonly attributes: ReadonlyMap<string, string | undefined>
}

export function placedTagsIn(template: Template): readonly PlacedTag[] {
  return visitsOf(template).flatMap(({ instruction, offset }) => {
    if (instruction[0] !== OP.PLATFORM_TAG) return []
    const constant = constantAttributes(instruction[2])
    const names = instruction[2].map(([, name]) => name)
    const attributes = new Map(names.map((name) => [name, constant[name]] as const))
    return [{ name: instruction[1], offset, attributes }]
  })
}

/** Stand for what only a render can tell; nothing is wrong with any of them. */
const PERHAPS: Readonly<Record<string, string>> = {
  height: '1',
  loader: 'raw',
  priority: 'low',
  width: '1',
}

/** What is wrong with a `<squarespace:image>` whatever the data. */
export function imageTagProblems({ attributes }: PlacedTag): readonly string[] {
  const values = Array.from(attributes, ([name, value]) => [
    name,
    value ?? PERHAPS[name] ?? 'perhaps',
  ])
  return imageProblems(readImageTag(Object.fromEntries(values)))
}
