import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'
import { barsOf, linesOf, slicesOf, ticksOf } from './draw.ts'
import { readData } from './read-data.ts'

const TYPE = BLOCK_TYPES.chart
const source = ', Sold\nA, 10\nB, 30'
const shown = (props: JsonObject) => htmlOf(TYPE, { source, ...props })

describe('the chart block', () => {
  it.each([
    ['bar', 1009, '<rect '],
    ['line', 1010, '<line class="sw-chart-line'],
    ['pie', 1011, '<circle class="sw-chart-slice'],
  ])('draws %ss, and has their data as a table', (kind, variant, drawing) => {
    const html = shown({ kind, title: 'Bowls' })
    expect(html).toContain(`sw-chart--${kind} sw-chart--shades sw-chart--medium"`)
    expect(html).toContain(`data-block-variant="${variant}"`)
    expect(html).toContain(drawing)
    expect(html).toContain(
      '<table><caption>Bowls</caption><thead><tr><td></td><th scope="col">Sold</th></tr></thead>' +
        '<tbody><tr><th scope="row">A</th><td>10</td></tr><tr><th scope="row">B</th><td>30</td></tr></tbody></table>',
    )
  })

  it('says what columns are which colour where there are several', () => {
    expect(shown({})).not.toContain('sw-chart-legend')
    expect(shown({ source: ', X, Y\nA, 1, 2' })).toContain('<li class="sw-chart-series-1">Y</li>')
  })

  it('draws what is there of data with gaps', () => {
    const html = shown({ source: 'A, 1\nB,\nC, 3' })
    expect(html.match(/<rect /g)).toHaveLength(2)
    expect(html).toContain('<th scope="row">B</th><td>\u2013</td>')
  })

  it('keeps hostile words inside', () => {
    const hostile = ', <b>\n<i>, 3<u>'
    for (const kind of ['bar', 'pie']) {
      expect(shown({ source: hostile, kind, title: '<s>' })).not.toMatch(/<(?:b|i|u|s)>/)
    }
  })

  it('says what is missing in the editor only', () => {
    expect(shown({ source: 'A\nB' })).toBe('')
    expect(htmlOf(TYPE, { source: 'A\nB' }, 'edit')).toContain('at least one column')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('at least one row')
    expect(htmlOf(TYPE, { source: 'A, 0', kind: 'pie' }, 'edit')).toContain('can be drawn')
  })
})

describe('what is drawn', () => {
  it('has a scale of round numbers from zero', () => {
    const texts = (source: string) => ticksOf(readData(source)).map(({ text }) => text)
    expect(texts('A, 10\nB, 30')).toEqual(['30', '20', '10', '0'])
    expect(texts('A, 0.3')).toEqual(['0.3', '0.2', '0.1', '0'])
    expect(texts('A; 12000\nB; -3000')).toEqual([
      '15\u202f000',
      '10\u202f000',
      '5\u202f000',
      '0',
      '\u22125\u202f000',
    ])
    expect(texts('A, 0')).toEqual(['0.2', '0'])
  })

  it('has bars from zero to their value, upwards and downwards', () => {
    const bars = barsOf(readData('A, 10\nB, -10'))
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 50],
      [50, 50],
    ])
  })

  it('has lines between neighbours, and none over a gap', () => {
    expect(linesOf(readData('A, 1\nB, 2\nC,\nD, 4'))).toHaveLength(1)
  })

  it('has slices that come to a whole', () => {
    const slices = slicesOf(readData('A, 1\nB, 2\nC, 1\nD, 0'))
    expect(slices.map(({ start, percent }) => [start, percent])).toEqual([
      [-0, '25\u202f%'],
      [-25, '50\u202f%'],
      [-75, '25\u202f%'],
    ])
    expect(slicesOf(readData('A, 5')).map(({ part }) => part)).toEqual([100])
  })
})
