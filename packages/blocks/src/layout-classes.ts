/** Classes of the grid and its blocks that the style sheet, the renderer and the canvas know. */

import type { BlockLook } from '@sitewright/core/document/block-look'
import type { View } from '@sitewright/core/document/page-document'

/** Class of a grid whose phone view nobody arranged. */
export const AUTO_GRID_CLASS = 'sw-grid--auto'

/** Class of a block that is as high on phones as its content. */
export const AUTO_HEIGHT_CLASS = 'sw-auto-height'

/** Class of a block that a view does not show. */
export function hiddenClass(view: View): string {
  return `sw-hidden--${view}`
}

/** Classes of a block for the settings that all blocks have alike; its colours are those of the section theme it names. */
export function lookClasses(look: BlockLook): readonly string[] {
  return [
    ...(look.colors ? ['sw-look--colors'] : []),
    ...(['padding', 'corners', 'align', 'animation'] as const).flatMap((name) =>
      look[name] ? [`sw-look--${name}-${look[name]}`] : [],
    ),
    ...(look.className ? [look.className] : []),
  ]
}
