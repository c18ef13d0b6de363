import { expect, it } from 'vitest'
import { parseTemplate, platformTagsIn } from '../index.ts'

it('finds every tag and the attributes that never change', () => {
  const { code } = parseTemplate(
    '{.if a}<squarespace:query collection="blog" limit="{n}"><p>{.section b}<squarespace:script src="x.js"/>{.end}</squarespace:query>{.end}',
  )
  expect(platformTagsIn(code)).toEqual([
    { name: 'query', attributes: { collection: 'blog' } },
    { name: 'script', attributes: { src: 'x.js' } },
  ])
})
