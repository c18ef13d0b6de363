import type { BlockTypeName } from './enumerations.ts'

/** Types whose class names keep their hyphens. */
const HYPHENATED: ReadonlySet<BlockTypeName> = new Set(['website-component'])

/**
 * The name of a block type in class names, as themes style it: the words of its name in one, with the number of its version behind a
 * hyphen. `horizontal-rule` is `horizontalrule`, and `summary-v2` stays.
 */
export function blockClassName(type: BlockTypeName): string {
  return HYPHENATED.has(type) ? type : type.replace(/-(?!v\d)/g, '')
}
