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

it('finds the partials that a template spells out', () => {
  const { code } = parseTemplate(
    'c.block {.if a}{@|apply b.block}{.end}<squarespace:navigation template="d"/>',
  )
  const names = new Set(['a.block', 'b.block', 'c.block', 'd'])
  expect([...partialsIn(code, names)]).toEqual(['b.block', 'd'])
})
