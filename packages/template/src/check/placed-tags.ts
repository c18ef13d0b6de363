import { imageProblems, readImageTag } from '../content/image-tag.ts'
import { OP } from '../instructions/opcodes.ts'
import { constantAttributes } from '../instructions/platform-tags.ts'
import type { Template } from '../parser/parse-template.ts'
import { visitsOf } from './visits.ts'

/** A `<squarespace:…>` tag and its place. */
export interface PlacedTag {
  readonly name: string
  readonly offset: number
  /** Attributes by name; undefined if the value contains tags. */
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

/** Valid placeholders for attributes whose value only a render can tell. */
const PERHAPS: Readonly<Record<string, string>> = {
  height: '1',
  loader: 'raw',
  priority: 'low',
  width: '1',
}

/** Problems of a `<squarespace:image>` that it has whatever the data. */
export function imageTagProblems({ attributes }: PlacedTag): readonly string[] {
  const values = Array.from(attributes, ([name, value]) => [
    name,
    value ?? PERHAPS[name] ?? 'perhaps',
  ])
  return imageProblems(readImageTag(Object.fromEntries(values)))
}
