/** Alignment guides: what a dragged block lines up with, and how far its neighbours are. */

import { shareColumns } from '@sitewright/core/document/layout'
import type { Placement } from '@sitewright/core/document/page-document'
import { type GridLines, rectOf } from './grid-lines.ts'
import type { Rect } from './protocol.ts'

/** A thin line over the page; one with a label is a distance, in cells. */
export interface Guide extends Rect {
  readonly label: string
}

type Axis = 'x' | 'y'

const SIZE = { x: 'w', y: 'h' } as const
const PIXELS = { x: 'width', y: 'height' } as const

export function guidesAt(
  lines: GridLines,
  at: Placement,
  others: readonly Placement[],
): readonly Guide[] {
  return [...alignedWith(lines, at, others), ...distances(lines, at, others)]
}

/** Lines along the edges and centres that a block shares with others. */
function alignedWith(
  lines: GridLines,
  at: Placement,
  others: readonly Placement[],
): readonly Guide[] {
  return (['x', 'y'] as const).flatMap((axis) =>
    EDGES.flatMap((edge) => {
      const mates = others.filter(
        (other) => positionOf(other, axis, edge) === positionOf(at, axis, edge),
      )
      return mates.length > 0
        ? [
            alongEdge(
              [at, ...mates].map((one) => rectOf(lines, one)),
              axis,
              edge,
            ),
          ]
        : []
    }),
  )
}

/** An edge as a share of a block's size. */
const EDGES = [0, 0.5, 1] as const
type EdgeShare = (typeof EDGES)[number]

function positionOf(at: Placement, axis: Axis, edge: EdgeShare): number {
  return at[axis] + at[SIZE[axis]] * edge
}

function alongEdge(rects: readonly Rect[], axis: Axis, edge: EdgeShare): Guide {
  const [first] = rects
  const across = axis === 'x' ? 'y' : 'x'
  const start = Math.min(...rects.map((rect) => rect[across]))
  const end = Math.max(...rects.map((rect) => rect[across] + rect[PIXELS[across]]))
  const position = first ? first[axis] + first[PIXELS[axis]] * edge : 0
  return axis === 'x'
    ? { x: position, y: start, width: 0, height: end - start, label: '' }
    : { x: start, y: position, width: end - start, height: 0, label: '' }
}

/** Lines to the nearest neighbours on the four sides, with the free cells between. */
function distances(
  lines: GridLines,
  at: Placement,
  others: readonly Placement[],
): readonly Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const beside = others.filter((other) => (axis === 'x' ? shareRows : shareColumns)(at, other))
    const before = nearest(
      beside.filter((other) => endOf(other, axis) <= at[axis]),
      (other) => at[axis] - endOf(other, axis),
    )
    const after = nearest(
      beside.filter((other) => other[axis] >= endOf(at, axis)),
      (other) => other[axis] - endOf(at, axis),
    )
    return [
      ...(before ? [between(lines, [before, at], axis)] : []),
      ...(after ? [between(lines, [at, after], axis)] : []),
    ].filter(({ label }) => label !== '0')
  })
}

function shareRows(a: Placement, b: Placement): boolean {
  return a.y < b.y + b.h && b.y < a.y + a.h
}

function endOf(at: Placement, axis: Axis): number {
  return at[axis] + at[SIZE[axis]]
}

function nearest(
  others: readonly Placement[],
  distance: (other: Placement) => number,
): Placement | undefined {
  return others.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The line through the middle of what two neighbours share, from the one to the other. */
function between(
  lines: GridLines,
  [first, second]: readonly [Placement, Placement],
  axis: Axis,
): Guide {
  const [a, b] = [rectOf(lines, first), rectOf(lines, second)]
  const across = axis === 'x' ? 'y' : 'x'
  const start = Math.max(a[across], b[across])
  const end = Math.min(a[across] + a[PIXELS[across]], b[across] + b[PIXELS[across]])
  const middle = (start + end) / 2
  const from = a[axis] + a[PIXELS[axis]]
  const length = b[axis] - from
  const label = String(second[axis] - endOf(first, axis))
  return axis === 'x'
    ? { x: from, y: middle, width: length, height: 0, label }
    : { x: middle, y: from, width: 0, height: length, label }
}
