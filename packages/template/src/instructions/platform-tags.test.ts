import { expect, it } from 'vitest'
import { parseTemplate, partialsIn, platformTagsIn, render } from '../index.ts'

it('finds every tag and the attributes that never change', () => {
  const { code } = parseTemplate(
    '{.if a}<squarespace:query collection="blog" limit="{n}"><p>{.section b}<squarespace:script src="x.js"/>{.end}</squarespace:query>{.end}',
  )
  expect(platformTagsIn(code)).toMatchObject([
    { name: 'query', attributes: { collection: 'blog' } },
    { name: 'script', attributes: { src: 'x.js' }, templates: {} },
  ])
})

it('gives the templates of attributes that change', () => {
  const { code } = parseTemplate('<squarespace:query collection="{a}-{b}" limit="3"/>')
  const [tag] = platformTagsIn(code)
  expect(Object.keys(tag?.templates ?? {})).toEqual(['collection'])
  expect(render(tag?.templates.collection, { data: { a: 1, b: 2 } }).output).toBe('1-2')
})

it('gives them with the sections they stand in, as far as those are known', () => {
  const { code } = parseTemplate(
    '{.section item}{.section author}<squarespace:query tag="{name}"/>{.end}{.or}<squarespace:query tag="{name}"/>{.end}',
  )
  const [inside, outside] = platformTagsIn(code).map(({ templates }) => templates.tag)
  const all = { name: 'page', item: { name: 'item', author: { name: 'author' } } }
  expect(render(inside, { data: all }).output).toBe('author')
  expect(render(inside, { data: { name: 'page', item: { name: 'item' } } }).output).toBe('item')
  expect(render(inside, { data: { name: 'page' } }).output).toBe('page')
  expect(render(outside, { data: all }).output).toBe('page')
})

it('finds the partials that a template spells out', () => {
  const { code } = parseTemplate(
    'c.block {.if a}{@|apply b.block}{.end}<squarespace:navigation template="d"/>',
  )
  const names = new Set(['a.block', 'b.block', 'c.block', 'd'])
  expect([...partialsIn(code, names)]).toEqual(['b.block', 'd'])
})
