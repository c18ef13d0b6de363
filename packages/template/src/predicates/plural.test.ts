import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('plural?', () => {
  holds('plural?', 1.5)
  fails('plural?', 0)
  fails('plural?', -2)
})

describe('takes its value for a number', () => {
  holds('plural?', '2')
  holds('plural?', '1.5')
  holds('plural?', '3 items')
  fails('plural?', 'x')
  fails('plural?', true)
  fails('plural?', null)
  fails('plural?', [1, 2])
  fails('plural?', { a: 1, b: 2 })
})

describe('ignores arguments', () => {
  fails('plural? 2', 1)
})

describe('chooses a word', () => {
  const template =
    '{.section n}{.plural?}items{.or singular?}item{.or}none{.end}{.or}no items{.end}'
  renders(template, { n: 2 }, 'items')
  renders(template, { n: 1 }, 'item')
  renders(template, { n: -1 }, 'none')
  renders(template, { n: 0 }, 'no items')
})
