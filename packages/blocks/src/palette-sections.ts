/** Sections of the palette, in their order. To add one, list it here. */
export const PALETTE_SECTIONS = {
  basics: 'Basics',
  text: 'Words',
  layout: 'Lines and space',
  links: 'Links',
  store: 'Store',
  connected: 'Other services',
  more: 'More',
} as const
export type PaletteSection = keyof typeof PALETTE_SECTIONS
