/** Sections of the palette, in their order. To add one, list it here. */
export const PALETTE_SECTIONS = {
  basics: 'Basics',
  text: 'Words',
  media: 'Pictures, sound and film',
  layout: 'Lines and space',
  links: 'Links',
  lists: 'Lists of content',
  visitors: 'From your visitors',
  store: 'Store',
  connected: 'Other services',
  more: 'More',
} as const
export type PaletteSection = keyof typeof PALETTE_SECTIONS
