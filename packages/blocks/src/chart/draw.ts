/** The parts of a chart, in per cent of the room it has. Pure. */

import type { Cell, Dataset } from './read-data.ts'
import { rounded, scaleOf } from './scale.ts'

/** Part of a row's room that its bars take, in per cent. */
const BARS = 70

/** Least height of a bar that is not nothing, in per cent: a thin line says that it is there. */
const LEAST_BAR = 0.4

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly middle: number
  readonly series: number
  readonly text: string
}

export interface Point {
  readonly x: number
  readonly y: number
  readonly series: number
  readonly text: string
}

export interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly series: number
}

export interface Tick {
  readonly y: number
  readonly text: string
  readonly isZero: boolean
}

/** Numbers that can stand on an axis: groups of three digits apart. */
function axisText(value: number): string {
  const [whole = '', part] = String(value).replace('-', '\u2212').split('.')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f') + (part === undefined ? '' : `.${part}`)
}

function scaleOfData({ rows }: Dataset) {
  return scaleOf(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.value ?? [])))
}

export function ticksOf(data: Dataset): readonly Tick[] {
  const { ticks, placeOf } = scaleOfData(data)
  return ticks
    .map((tick) => ({ y: rounded(100 - placeOf(tick)), text: axisText(tick), isZero: tick === 0 }))
    .reverse()
}

export function barsOf(data: Dataset): readonly Bar[] {
  const { placeOf } = scaleOfData(data)
  const room = 100 / data.rows.length
  const width = (room * BARS) / 100 / data.columns.length
  const zero = placeOf(0)
  return cellsOf(data).map(({ cell, row, series }) => {
    const place = placeOf(cell.value)
    const x = room * row + (room * (100 - BARS)) / 200 + width * series
    const height = Math.max(Math.abs(place - zero), cell.value === 0 ? 0 : LEAST_BAR)
    return {
      x: rounded(x),
      y: rounded(100 - Math.max(place, zero)),
      // A little less than its room, so that neighbours stand apart.
      width: rounded(width * 0.94),
      height: rounded(height),
      middle: rounded(x + width * 0.47),
      series,
      text: cell.text,
    }
  })
}

export function pointsOf(data: Dataset): readonly Point[] {
  const { placeOf } = scaleOfData(data)
  const room = 100 / data.rows.length
  return cellsOf(data).map(({ cell, row, series }) => ({
    x: rounded(room * (row + 0.5)),
    y: rounded(100 - placeOf(cell.value)),
    series,
    text: cell.text,
  }))
}

/** Lines between neighbours; where data are missing, there is none. */
export function linesOf(data: Dataset): readonly Line[] {
  const { placeOf } = scaleOfData(data)
  const room = 100 / data.rows.length
  return cellsOf(data).flatMap(({ cell, row, series }) => {
    const next = data.rows[row + 1]?.cells[series]
    if (!next) return []
    return {
      x1: rounded(room * (row + 0.5)),
      y1: rounded(100 - placeOf(cell.value)),
      x2: rounded(room * (row + 1.5)),
      y2: rounded(100 - placeOf(next.value)),
      series,
    }
  })
}

export interface Slice {
  readonly name: string
  readonly text: string
  /** Part of the whole in per cent, and where it begins. */
  readonly part: number
  readonly start: number
  readonly percent: string
  readonly series: number
}

/** Number of colours that slices take turns in; columns are no more than that. */
const COLORS = 6

/** Room between two slices, in per cent of the round. */
const GAP = 0.4

/** Slices of the first column, without what is nothing or less. */
export function slicesOf({ rows }: Dataset): readonly Slice[] {
  const shown = rows.flatMap(({ name, cells: [cell] }) =>
    cell && cell.value > 0 ? [{ name, cell }] : [],
  )
  const whole = shown.reduce((sum, { cell }) => sum + cell.value, 0)
  let start = 0
  return shown.map(({ name, cell }, place) => {
    const part = (cell.value / whole) * 100
    // The last must not look like the first, which it stands beside.
    const isLikeFirst = place > 0 && place === shown.length - 1 && place % COLORS === 0
    const slice = {
      ...{ name, text: cell.text },
      series: isLikeFirst ? COLORS / 2 : place % COLORS,
      part: rounded(shown.length > 1 && part > 1 ? part - GAP : part),
      start: rounded(-start),
      percent: `${part < 1 ? '<1' : Math.round(part)}\u202f%`,
    }
    start += part
    return slice
  })
}

function cellsOf({ rows }: Dataset): { cell: Cell; row: number; series: number }[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, series) => (cell ? [{ cell, row, series }] : [])),
  )
}
