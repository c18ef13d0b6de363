import type { FontFamily } from './style-state.ts'

const known = new Set<string>()

/** The family by which the studio draws in a font of sites. Its Latin letters are fetched once something is drawn in them. */
export function sampleFont({ family, weights, sample }: FontFamily): string {
  // The studio has a typeface of its own, which one of these is called like.
  const name = `Sample ${family}`
  if (!known.has(name)) {
    known.add(name)
    document.fonts.add(new FontFace(name, `url("${sample}")`, { weight: weights, display: 'swap' }))
  }
  return `"${name}"`
}
