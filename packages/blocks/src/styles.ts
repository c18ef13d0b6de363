/** The CSS for the blocks on a page, and no others. */

import gridCss from './grid.css'
import { BLOCKS } from './registry.ts'

/** Sections and grid, then each of these block types once, in the registry's order. */
export function blockStyles(types: Iterable<number>): string {
  const wanted = new Set(types)
  const css = BLOCKS.filter(({ type }) => wanted.has(type)).map((block) => block.css)
  return [gridCss, ...css].join('\n')
}
