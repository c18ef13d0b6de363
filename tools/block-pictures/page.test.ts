import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  BLOCKS_PAGE,
  blocksPage,
  MOST_BYTES,
  MOST_BYTES_TOGETHER,
  OFFERED,
  PICTURED,
  PICTURES_FOLDER,
  pictureOf,
} from './page.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the guide’s page of every block', () => {
  const page = readFileSync(join(ROOT, BLOCKS_PAGE), 'utf8')

  it('is written as the code has it: `npm run docs` writes it anew', () => {
    expect(page).toBe(blocksPage())
  })

  it('has a title and a sentence for each block of the palette', () => {
    const without = OFFERED.filter(
      ({ label, summary }) => !page.includes(`\n### ${label}\n\n${summary}\n`),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('has a picture of each block, and none of another: `npm run pictures` draws them', () => {
    const files = readdirSync(join(ROOT, PICTURES_FOLDER)).map(
      (file) => `${PICTURES_FOLDER}/${file}`,
    )
    expect(files.sort()).toEqual(PICTURED.map(pictureOf).sort())
  })

  it('has pictures that are small, each and together', () => {
    const sizes = PICTURED.map((block) => statSync(join(ROOT, pictureOf(block))).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES_TOGETHER)
  })
})
