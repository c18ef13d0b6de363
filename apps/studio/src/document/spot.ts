/** The place of a new block: below what is selected, in the first place that is free. */

import { clampPlacement, overlap } from '@sitewright/core/document/layout'
import {
  GRID_COLUMNS,
  type Layout,
  type Placement,
  type View,
} from '@sitewright/core/document/page-document'

export interface Size {
  readonly w: number
  readonly h: number
}

/** The first place from row `y` down where a block of the size overlaps nothing. */
export function freeSpot(
  layout: Layout,
  { x, y, w, h }: { x: number; y: number } & Size,
  view: View = 'desktop',
): Placement {
  const wanted = clampPlacement({ x, y, w, h, z: 1 }, view)
  const inTheWay = (spot: Placement) => Object.values(layout).find((other) => overlap(spot, other))
  let spot = wanted
  for (let other = inTheWay(spot); other; other = inTheWay(spot)) {
    spot = { ...spot, y: other.y + other.h }
  }
  return spot
}

/** The place in front of all others there, so that what was just dropped can be seen. */
export function inFront(layout: Layout, spot: Placement): Placement {
  const isCovered = Object.values(layout).some((other) => overlap(spot, other))
  return isCovered ? { ...spot, z: topLayer(layout) + 1 } : spot
}

/** Left edge that centres a block in an empty section. */
export function centred(width: number, view: View = 'desktop'): number {
  return Math.max(0, Math.floor((GRID_COLUMNS[view] - width) / 2))
}

export function topLayer(layout: Layout): number {
  return Math.max(0, ...Object.values(layout).map(({ z }) => z))
}
