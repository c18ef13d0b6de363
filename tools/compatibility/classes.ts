/** Class names and ids in the markup that the platform makes, which themes from elsewhere style. */

import { BLOCKS } from '../../packages/blocks/src/registry.ts'
import { blockClassName } from '../../packages/core/src/block-class-name.ts'
import { COLLECTION_KINDS } from '../../packages/core/src/content/collection-kinds.ts'
import { BLOCK_TYPES, type BlockTypeName } from '../../packages/core/src/enumerations.ts'
import { SYSTEM_PARTIALS } from '../../packages/page/src/system-templates/partials.ts'
import {
  findSystemTemplate,
  SYSTEM_PAGES,
} from '../../packages/page/src/system-templates/registry.ts'
import { formatters } from '../../packages/template/src/formatters/registry.ts'

/** Classes and ids of the platform alone begin so: they may change with any version. */
const OWN = /^sw-/

export interface BlockClasses {
  readonly type: BlockTypeName
  /** Class names of the block's frame. */
  readonly classes: readonly string[]
  /** Whether the platform has such blocks. */
  readonly isThere: boolean
}

export function blockClasses(): BlockClasses[] {
  const there = new Set<string>(BLOCKS.map(({ name }) => name))
  return (Object.keys(BLOCK_TYPES) as BlockTypeName[]).sort().map((type) => {
    const name = blockClassName(type)
    return { type, classes: [`${name}-block`, `sqs-block-${name}`], isThere: there.has(type) }
  })
}

/** Markup by what it is of: collections, single pages, partials, blocks and formatters. */
export function markupClasses(): Map<string, readonly string[]> {
  const sources: (readonly [string, string])[] = [
    ...COLLECTION_KINDS.flatMap(({ name }) =>
      (['list', 'item'] as const).map(
        (part) => [`${name}, ${part}`, findSystemTemplate(name, part)?.source ?? ''] as const,
      ),
    ),
    ...Object.entries(SYSTEM_PAGES).map(([name, { source }]) => [`page: ${name}`, source] as const),
    ...Object.entries(SYSTEM_PARTIALS).map(
      ([name, { source }]) => [`partial: ${name}`, source] as const,
    ),
    ...BLOCKS.map(({ name, markup }) => [`block: ${name}`, markup] as const),
    ...formatters.map(
      ({ name, examples }) =>
        [`formatter: ${name}`, examples.map(({ output }) => output).join('\n')] as const,
    ),
  ]
  const found = sources.map(([of, source]) => [of, namesIn(source)] as const)
  return new Map(found.filter(([, names]) => names.length > 0))
}

/** `.class` and `#id` of some markup; what a template fills in is left out. */
function namesIn(source: string): string[] {
  const names = new Set<string>()
  for (const [, attribute, value = ''] of source.matchAll(/\s(class|id)="([^"]*)"/g)) {
    for (const name of value.replace(/\S*\{[^}]*\}\S*/g, ' ').split(/\s+/)) {
      const isName = /^[A-Za-z][\w-]*$/.test(name) && !OWN.test(name)
      if (isName) names.add(`${attribute === 'id' ? '#' : '.'}${name}`)
    }
  }
  return [...names].sort()
}
