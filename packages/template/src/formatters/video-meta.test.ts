import { expect, it } from 'vitest'
import { checkTemplate } from '../check/index.ts'
import { parseTemplate } from '../parser/parse-template.ts'
import { run } from '../test-template.ts'

it('leaves the tag around it whole, and the check says that it does nothing', () => {
  const source = '<div class="video" {@|video-meta}></div>'
  const { output, diagnostics } = run(source, { assetUrl: '/a.mp4' })
  expect([output, diagnostics]).toEqual(['<div class="video" ></div>', []])
  expect(checkTemplate(parseTemplate(source, { name: 'a.block' }))).toMatchObject([
    { code: 'formatter-empty', severity: 'warning', line: 1, column: 23 },
  ])
})
