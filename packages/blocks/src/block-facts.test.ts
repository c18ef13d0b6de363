import { expect, it } from 'vitest'
import { blockFacts } from './block-facts.ts'
import { BLOCKS } from './registry.ts'
import { backgroundOf } from './section-background/fields.ts'
import { blockOf, documentOf, IDS, sectionOf } from './testing.ts'

it('has the picture behind a section, which needs no description', () => {
  const section = sectionOf(blockOf(21))
  const background = { ...backgroundOf(section.settings), source: 'upload', pictureId: IDS.asset }
  const [behind] = blockFacts(
    documentOf({ ...section, settings: { ...section.settings, background } }),
  )
  expect(behind).toMatchObject({
    sectionId: section.id,
    blockId: null,
    pictures: [{ id: IDS.asset, isDescribed: true }],
  })
  expect(blockFacts(documentOf(section))[0]?.blockId).not.toBeNull()
})

it('takes a logo without a picture, which shows the title of the site, for no empty block', () => {
  const typeOf = (name: string) => BLOCKS.find((block) => block.name === name)?.type ?? -1
  const isEmpty = (name: string) =>
    blockFacts(documentOf(sectionOf(blockOf(typeOf(name)))))[0]?.isEmpty
  expect([isEmpty('logo'), isEmpty('image')]).toEqual([false, true])
})
