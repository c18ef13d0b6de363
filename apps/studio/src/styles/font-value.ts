/** A font as themes write it: `font-family: Inter, sans-serif; font-weight: 600;`. Pure. */

import type { FontFamily } from './style-state.ts'

export type FontProperty =
  | 'font-family'
  | 'font-size'
  | 'font-weight'
  | 'font-style'
  | 'line-height'
  | 'letter-spacing'
  | 'text-transform'
  | 'text-decoration'

/** The parts of a font's value by their property, in the order in which they are written. */
export function readFont(value: string): ReadonlyMap<string, string> {
  return new Map(
    value.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const text = declaration.slice(colon + 1).trim()
      return colon < 0 || text === '' ? [] : [[declaration.slice(0, colon).trim(), text] as const]
    }),
  )
}

export function withFontProperty(value: string, property: FontProperty, text: string): string {
  const declarations = new Map(readFont(value)).set(property, text)
  return [...declarations].map(([name, its]) => `${name}: ${its};`).join(' ')
}

/** The first family of a list, without quotes. */
export function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
}

const GENERIC = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' } as const

/** The value of `font-family`, with a generic family as the fallback. */
export function familyList({ family, kind }: Pick<FontFamily, 'family' | 'kind'>): string {
  return `'${family}', ${GENERIC[kind]}`
}

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** Weights that the family has; all of them for one that is not known here. */
export function weightsOf(font: Pick<FontFamily, 'weights'> | undefined): readonly number[] {
  const [lightest = 100, boldest = font ? lightest : 900] =
    font?.weights.split(' ').map(Number) ?? []
  return WEIGHTS.filter((weight) => weight >= lightest && weight <= boldest)
}
