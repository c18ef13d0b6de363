/** Finds the platform tags of a template, so that a host can fetch data before it renders. */

import { type Block, type Compound, opcodeOf, type Reference, type Section } from './instruction.ts'
import { OP } from './opcodes.ts'
import { isInstruction } from './shape.ts'

export interface FoundTag {
  readonly name: string
  /** Attributes that are constant. */
  readonly attributes: Readonly<Record<string, string>>
  /**
   * Templates of the other attributes, to be rendered with the page's data; they include the sections around the tag.
   */
  readonly templates: Readonly<Record<string, readonly unknown[]>>
}

/** In order of appearance, including those in branches that may not run and in tag bodies. */
export function platformTagsIn(code: unknown): readonly FoundTag[] {
  const found: FoundTag[] = []
  collectTags(code, [], found)
  return found
}

/** Instructions and blocks alike are arrays of arrays, so one walk sees them all. */
function collectTags(value: unknown, within: readonly Reference[], found: FoundTag[]): void {
  if (!Array.isArray(value)) return
  if (isInstruction(value) && opcodeOf(value) === OP.PLATFORM_TAG) {
    const [, name, attributes] = value as Extract<Compound, [typeof OP.PLATFORM_TAG, ...unknown[]]>
    found.push({
      name,
      attributes: constantAttributes(attributes),
      templates: templatesOf(attributes, within),
    })
  }
  if (isInstruction(value) && opcodeOf(value) === OP.SECTION) {
    const [, reference, body, alternate] = value as Section
    collectTags(body, [...within, reference], found)
    collectTags(alternate, within, found)
    return
  }
  for (const part of value) collectTags(part, within, found)
}

/** Attributes whose value contains no tags. */
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

/** Instruction lists of attributes, the form that `render` takes. */
function templatesOf(
  attributes: readonly (readonly [string, string, Block])[],
  within: readonly Reference[],
): Record<string, readonly unknown[]> {
  const changing = attributes.filter(([, , value]) => constantText(value) === undefined)
  return Object.fromEntries(
    changing.map(([, name, value]) => [
      name,
      [OP.ROOT, 1, inSections(value, within), OP.EOF] as const,
    ]),
  )
}

/** The value inside its sections; a section that is not known yet does not change it. */
function inSections(value: Block, within: readonly Reference[]): Block {
  return within.reduceRight<Block>(
    (inner, reference) => [[OP.SECTION, reference, inner, [OP.OR_PREDICATE, 0, 0, value, OP.END]]],
    value,
  )
}

/** The names that a template may run as partials: anything it spells out counts. */
export function partialsIn(code: unknown, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (names.has(value)) found.add(value)
    } else if (Array.isArray(value)) value.forEach(look)
  }
  look(code)
  return found
}

function constantText(block: Block): string | undefined {
  let text = ''
  for (const instruction of block) {
    if (typeof instruction === 'number' || instruction[0] !== OP.TEXT) return undefined
    text += instruction[1]
  }
  return text
}
