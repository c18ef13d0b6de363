import { expect, it } from 'vitest'
import { FONT_PAIRS, pairOf, scaledSizes, valuesOfPair } from './font-pairs.ts'
import type { FontFamily, Tweak } from './style-state.ts'

const tweak = (name: string, title: string, initial: string, more: Partial<Tweak> = {}): Tweak => ({
  type: 'font',
  name,
  title,
  category: 'Fonts',
  options: [],
  initial,
  live: [],
  ...more,
})

const TWEAKS = [
  tweak('masthead-font', 'Masthead', "font-family: 'Playfair Display', serif; font-style: italic;"),
  tweak('heading-font', 'Headings', 'font-family: Lora, serif; text-transform: uppercase;'),
  tweak('body-font', 'Text', 'font-family: Karla, sans-serif; font-weight: 400;'),
  tweak('button-font', 'Buttons', 'font-family: Karla, sans-serif; font-weight: 800;'),
  tweak('headingSize', 'Heading Size', '62px', { type: 'value', min: 36, max: 110, step: 2 }),
  tweak('bodySize', 'Text Size', '17px', { type: 'value' }),
]

const font = (family: string, kind: FontFamily['kind'], weights: string): FontFamily => ({
  family,
  kind,
  weights,
  sample: `/universal/fonts/${family}.woff2`,
})
const FONTS = [font('Space Grotesk', 'sans', '300 700'), font('Work Sans', 'sans', '100 700')]

const grotesk = FONT_PAIRS.find(({ heading }) => heading === 'Space Grotesk') ?? expect.fail()

it('gives every font of the theme its family, and leaves what else the theme says of it', () => {
  const values = valuesOfPair(grotesk, { tweaks: TWEAKS, values: {}, fonts: FONTS })
  expect(values).toEqual({
    'masthead-font':
      "font-family: 'Space Grotesk', sans-serif; font-style: normal; font-weight: 600; letter-spacing: -0.03em;",
    'heading-font':
      "font-family: 'Space Grotesk', sans-serif; text-transform: uppercase; font-weight: 600; letter-spacing: -0.03em;",
    'body-font': "font-family: 'Work Sans', sans-serif; font-weight: 400;",
    'button-font': "font-family: 'Work Sans', sans-serif; font-weight: 700;",
  })
  expect(pairOf(TWEAKS, values)).toBe(grotesk)
})

it('is no pair where fonts differ from each other', () => {
  expect(pairOf(TWEAKS, {})).toBeUndefined()
})

it('scales headings from the size of text, within what the theme allows', () => {
  const sizes = (bodySize: string) => scaledSizes(TWEAKS, { bodySize }).map(({ size }) => size)
  expect(sizes('17px')).toEqual([52, 72, 96, 110])
  expect(sizes('10px')).toEqual([36, 42, 56, 76])
  expect(scaledSizes(TWEAKS.slice(0, 4), {})).toEqual([])
})
