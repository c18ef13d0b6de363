import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('counts the rounds of the nearest loop from 1', () => {
  renders('{.repeated section a}{@|iter}{.end}', { a: ['x', 'y', 'z'] }, '123')
  renders('{.repeated section a}{b|iter}{.end}', { a: [{ b: 7 }, {}] }, '12')
  renders(
    '{.repeated section a}{.repeated section @}{@|iter}{.end};{.end}',
    { a: [[0, 0], [0]] },
    '12;1;',
  )
  renders('{.repeated section a}{.section b}{@|iter}{.end}{.end}', { a: [{}, { b: 1 }] }, '2')
})

describe('the value does not matter', () => {
  renders('{.repeated section a}{none|iter}{.end}', { a: [1] }, '1')
  renders('{.repeated section a}{@|iter|json}{.end}', { a: [1] }, '"1"')
  renders('{.repeated section a}{.var @n @|iter}{@n}{.end}', { a: [1, 1] }, '12')
})

describe('outside loops it is empty', () => {
  renders('{a|iter|json}', { a: 1 }, '""')
  renders('{.repeated section a}{.end}{a|iter|json}', { a: [1] }, '""')
})
