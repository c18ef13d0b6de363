import { PALETTE_NAMES } from '@sitewright/core/color/palette-colors'
import { expect, it } from 'vitest'
import { hardPairsOf } from './palette-state.ts'
import type { Tweak } from './style-state.ts'

const themeOf = (text: string) =>
  PALETTE_NAMES.map((name): Tweak => {
    const initial = name.endsWith('Text') ? text : '#ffffff'
    return { name, initial, type: 'color' } as unknown as Tweak
  })

it('says for each theme what cannot be read, though an owner has chosen the same in both', () => {
  const values = {}
  const faint = hardPairsOf(themeOf('#eeeeee'), values)
  const strong = hardPairsOf(themeOf('#000000'), values)
  const texts = (pairs: typeof faint) =>
    pairs.filter(({ section, part }) => section === 'light' && part === 'text')
  expect([texts(faint).length, texts(strong).length]).toEqual([1, 0])
})
