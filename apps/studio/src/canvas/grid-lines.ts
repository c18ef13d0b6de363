/** Between pixels and cells. The lines are measured, as rows grow with what they hold. */

import { clampPlacement, MAX_ROWS } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Placement, type View } from '@sitewright/core/document/page-document'
import type { Rect } from './protocol.ts'

export interface Track {
  readonly start: number
  readonly end: number
}

export interface GridLines {
  readonly columns: readonly Track[]
  readonly rows: readonly Track[]
  /** Height of a row that nothing stretches. */
  readonly rowUnit: number
  readonly rowGap: number
}

/** The places of the lines in the window now. */
export function measureGrid(grid: HTMLElement): GridLines {
  const style = getComputedStyle(grid)
  const box = grid.getBoundingClientRect()
  const px = (value: string) => Number.parseFloat(value) || 0
  const left = box.left + px(style.borderLeftWidth) + px(style.paddingLeft)
  const top = box.top + px(style.borderTopWidth) + px(style.paddingTop)
  const rowGap = px(style.rowGap)
  const heights = trackSizes(style.gridTemplateRows)
  const [rowUnit] = trackSizes(style.gridAutoRows.replace(/[a-z]*\(/, ''))
  return {
    columns: tracks(left, trackSizes(style.gridTemplateColumns), px(style.columnGap)),
    rows: tracks(top, heights, rowGap),
    rowUnit: rowUnit ?? 24,
    rowGap,
  }
}

function trackSizes(value: string): number[] {
  return value
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .map(Number.parseFloat)
    .filter(Number.isFinite)
}

function tracks(origin: number, sizes: readonly number[], gap: number): Track[] {
  let start = origin
  return sizes.map((size) => {
    const track = { start, end: start + size }
    start += size + gap
    return track
  })
}

/** The row's place; rows below the last one follow on in empty rows' height. */
export function rowAt({ rows, rowUnit, rowGap }: GridLines, index: number): Track {
  const row = rows[index]
  if (row) return row
  const last = rows.at(-1)
  const beyond = index - rows.length
  const start = (last ? last.end + rowGap : 0) + beyond * (rowUnit + rowGap)
  return { start, end: start + rowUnit }
}

export function rectOf(lines: GridLines, { x, y, w, h }: Placement): Rect {
  const left = lines.columns[x]?.start ?? 0
  const right = lines.columns[x + w - 1]?.end ?? left
  const top = rowAt(lines, y).start
  return { x: left, y: top, width: right - left, height: rowAt(lines, y + h - 1).end - top }
}

/** The placement whose upper left corner is nearest to the point. */
export function placeAt(
  lines: GridLines,
  point: { x: number; y: number },
  size: Omit<Placement, 'x' | 'y'>,
  view: View,
): Placement {
  const x = nearestColumn(lines, point.x, 'start')
  const y = nearestRow(lines, point.y, 'start', view)
  return clampPlacement({ ...size, x, y }, view)
}

export type Edge = 'n' | 's' | 'e' | 'w'

/** The placement with some of its edges pulled by so many pixels; it never turns inside out. */
export function pullEdges(
  lines: GridLines,
  from: Placement,
  { edges, dx, dy }: { edges: readonly Edge[]; dx: number; dy: number },
  view: View,
): Placement {
  const box = rectOf(lines, from)
  let { x, y, w, h } = from
  if (edges.includes('w')) {
    const right = x + w
    x = Math.min(nearestColumn(lines, box.x + dx, 'start'), right - 1)
    w = right - x
  }
  if (edges.includes('e')) {
    w = Math.max(1, nearestColumn(lines, box.x + box.width + dx, 'end') - x + 1)
  }
  if (edges.includes('n')) {
    const bottom = y + h
    y = Math.min(nearestRow(lines, box.y + dy, 'start', view), bottom - 1)
    h = bottom - y
  }
  if (edges.includes('s')) {
    h = Math.max(1, nearestRow(lines, box.y + box.height + dy, 'end', view) - y + 1)
  }
  return clampPlacement({ ...from, x, y, w, h }, view)
}

function nearestColumn({ columns }: GridLines, position: number, side: keyof Track): number {
  return nearest(columns, position, side)
}

function nearestRow(lines: GridLines, position: number, side: keyof Track, view: View): number {
  const last = lines.rows.at(-1)
  if (!last || position <= last.end) return nearest(lines.rows, position, side)
  const step = lines.rowUnit + lines.rowGap
  const beyond = Math.round((position - rowAt(lines, lines.rows.length)[side]) / step)
  return Math.min(MAX_ROWS[view] - 1, lines.rows.length + Math.max(-1, beyond))
}

function nearest(list: readonly Track[], position: number, side: keyof Track): number {
  let best = 0
  list.forEach((track, index) => {
    const before = Math.abs((list[best]?.[side] ?? 0) - position)
    if (Math.abs(track[side] - position) < before) best = index
  })
  return best
}

/** The cells that all of the placements lie in. */
export function surrounding(placements: readonly Placement[]): Placement {
  const x = Math.min(...placements.map((at) => at.x))
  const y = Math.min(...placements.map((at) => at.y))
  const w = Math.max(...placements.map((at) => at.x + at.w)) - x
  const h = Math.max(...placements.map((at) => at.y + at.h)) - y
  return { x, y, w, h, z: 1 }
}

export function shifted(at: Placement, { dx, dy }: { dx: number; dy: number }): Placement {
  return { ...at, x: at.x + dx, y: at.y + dy }
}

/** The step as far as the grid goes. */
export function stepInside(
  { x, y, w }: Placement,
  { dx, dy }: { dx: number; dy: number },
  view: View,
): { dx: number; dy: number } {
  const right = GRID_COLUMNS[view] - w
  return { dx: Math.min(Math.max(dx, -x), right - x), dy: Math.max(dy, -y) }
}
