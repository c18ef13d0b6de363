import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { coveragePage, mentionsIn, unknownMentions } from './coverage.ts'

const root = join(import.meta.dirname, '../..')

it('tests name parts of the specification as the list has them', () => {
  expect(unknownMentions(mentionsIn(root))).toEqual([])
})

it('what is covered is written down: npm run docs', () => {
  const written = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  expect(written).toBe(coveragePage(mentionsIn(root)))
})
