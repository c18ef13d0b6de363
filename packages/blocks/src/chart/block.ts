import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { defineBlock } from '../block-definition.ts'
import { choice, is, isNot, lines, text, toggle, type ValuesOf } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'
import { barsOf, linesOf, pointsOf, slicesOf, ticksOf } from './draw.ts'
import { type Dataset, problemOf, readData } from './read-data.ts'

const fields = {
  kind: choice({
    label: 'Kind',
    options: { bar: 'Bars', line: 'Lines', pie: 'Pie' },
    initial: 'bar',
  }),
  title: text({ label: 'Title', isOptional: true, maxLength: 200 }),
  source: lines({
    label: 'Data',
    hint: 'A line for each row: Spring, 12. For several columns begin with a line of their names: , 2025, 2026. You can paste a table.',
    maxLength: 10_000,
    rows: 10,
    problem: problemOf,
  }),
  showValues: toggle({
    label: 'Values in the chart',
    initial: true,
    shownWhen: { kind: isNot('pie') },
  }),
  isRing: toggle({ label: 'Ring', initial: false, shownWhen: { kind: is('pie') } }),
  colors: choice({
    label: 'Colours',
    options: { shades: 'Shades of the accent', many: 'One for each' },
    initial: 'shades',
  }),
  height: choice({
    label: 'Height',
    options: { low: 'Low', medium: 'Medium', high: 'High' },
    initial: 'medium',
  }),
}

const NOTHING = 'Nothing in these data can be drawn'

/** Most values that are written into a chart of bars or lines; with more they would lie over each other. */
const MOST_VALUES = 14

/** Most names below a chart on a desktop and on a phone; of more, every second or third is shown. */
const MOST_NAMES = { desktop: 12, phone: 5 }

/** A chart that is drawn by the server, with its data as a table for those who cannot see it. */
export const chartBlock = defineBlock({
  name: 'chart',
  label: 'Chart',
  summary: 'Numbers as bars, lines or a pie.',
  icon: 'ChartColumn',
  paletteSection: 'more',
  keywords: ['graph', 'diagram', 'statistics', 'data', 'bar', 'line', 'pie'],
  fields,
  example: {
    title: 'Bowls fired',
    source: ', 2025, 2026\nSpring, 120, 165\nSummer, 90, 140\nAutumn, 210, 260\nWinter, 305, 330',
  },
  beginsWithExample: true,
  size: { desktop: { w: 12, h: 10 }, phone: { h: 10 } },
  markup,
  css,
  context(props, { mode }) {
    const drawn = drawing(props)
    return drawn ?? { missing: mode === 'edit' && (problemOf(props.source)?.words ?? NOTHING) }
  },
  themeContext(props) {
    const { columns, rows } = readData(props.source)
    return {
      chartType: props.kind,
      chartVariant: BLOCK_VARIANTS.chart[props.kind],
      title: props.title.trim(),
      columns,
      rows: rows.map(({ name, cells }) => ({
        name,
        values: cells.map((cell) => cell?.value ?? null),
      })),
      showLegend: columns.length > 1,
      height: props.height,
      colors: props.colors,
    }
  },
})

function drawing(props: ValuesOf<typeof fields>): JsonObject | undefined {
  const { kind, title, source, showValues, isRing, colors, height } = props
  const data = readData(source)
  const slices = kind === 'pie' ? slicesOf(data) : []
  const isDrawn = kind === 'pie' ? slices.length > 0 : data.rows.some(hasValue)
  if (!isDrawn) return undefined
  const common = {
    ...{ kind, title: title.trim(), colors, height },
    variant: BLOCK_VARIANTS.chart[kind],
    columns: data.columns,
    hasHead: data.columns.some((name) => name !== ''),
    rows: data.rows.map(({ name, cells }) => ({
      name,
      cells: cells.map((cell) => cell?.text ?? '\u2013'),
    })),
  }
  if (kind === 'pie') {
    return { ...common, pie: { slices, isRing } } as unknown as JsonObject
  }
  const count = data.rows.length * data.columns.length
  return {
    ...common,
    plot: {
      ticks: ticksOf(data),
      bars: kind === 'bar' ? barsOf(data) : [],
      lines: kind === 'line' ? linesOf(data) : [],
      points: kind === 'line' ? pointsOf(data) : [],
      // Values of several lines would lie over each other wherever those meet.
      hasValues:
        showValues && count <= MOST_VALUES && (kind === 'bar' || data.columns.length === 1),
      names: namesOf(data),
    },
    ...(data.columns.length > 1 && {
      legend: data.columns.map((name, series) => ({ name: name || String(series + 1), series })),
    }),
  } as unknown as JsonObject
}

function hasValue({ cells }: Dataset['rows'][number]): boolean {
  return cells.some((cell) => cell !== undefined)
}

/** Names below the chart, in the views that have room for them. */
function namesOf({ rows }: Dataset) {
  const isShown = (place: number, most: number) => place % Math.ceil(rows.length / most) === 0
  return rows.map(({ name }, place) => ({
    name,
    view: isShown(place, MOST_NAMES.phone)
      ? 'all'
      : isShown(place, MOST_NAMES.desktop)
        ? 'desktop'
        : 'none',
  }))
}
