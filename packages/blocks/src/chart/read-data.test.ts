import { describe, expect, it } from 'vitest'
import { problemOf, readData } from './read-data.ts'

const values = (source: string) =>
  readData(source).rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.value)])

describe('a chart’s data', () => {
  it.each([
    ['rows of a name and a value', 'A, 1\nB, 2', ['']],
    ['columns behind an empty cell', ', 2025, 2026\nA, 1, 3\nB, 2, 4', ['2025', '2026']],
    ['columns that are words', 'Season; Sold; Made\nA; 1; 3\nB; 2; 4', ['Sold', 'Made']],
    ['lines without a space', ',2025\nA,1\nB,2', ['2025']],
    ['a pasted table', '\tSold\nA\t1\nB\t2', ['Sold']],
  ])('are read from %s', (_what, source, columns) => {
    expect(readData(source).columns).toEqual(columns)
    expect(values(source).map(([name, first]) => [name, first])).toEqual([
      ['A', 1],
      ['B', 2],
    ])
  })

  it.each([
    ['1,200', 1200],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['0.125', 0.125],
    ['12,5 %', 12.5],
    ['€ -3', -3],
    ['−3', -3],
    ['1 000 000 kg', 1_000_000],
    ['none', undefined],
    ['', undefined],
  ])('have numbers as people write them: %s', (text, value) => {
    expect(values(`\tSold\nA\t${text}`)).toEqual([['A', value]])
  })

  it.each([
    ['Spring, 1,200', [1200]],
    ['Spring, 1,200, 12,5', [1200, 12.5]],
    ['Spring,1, 2', [1, 2]],
    ['Spring, 1,', [1, undefined]],
    ['Spring,120,165', [120, 165]],
  ])(
    'have commas inside of numbers where a space follows those between cells: %s',
    (line, cells) => {
      expect(values(line)).toEqual([['Spring', ...cells]])
    },
  )

  it.each([
    ['without a row', ', 2025', 'Your dataset must have at least one row'],
    ['without a column', 'A\nB', 'Your dataset must have at least one column'],
    ['with a row that ends early', 'A, 1, 2\nB, 1', 'One or more rows was missing data'],
    ['with a row that has no name', 'A, 1\n, 2\nB, 1', 'One or more rows was missing data'],
    ['with a word for a number', 'A, 1\nB, two', 'One or more rows was missing data'],
    ['that are whole', 'A, 1\nB, 2', undefined],
  ])('%s are told of', (_what, source, words) => {
    expect(problemOf(source)?.words).toBe(words)
  })
})
