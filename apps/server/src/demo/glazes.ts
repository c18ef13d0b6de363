import type { PaletteName } from '../starting-points/index.ts'

/** What the shop calls its colours, and the palette that shows them best. */
export const GLAZES = {
  clay: 'clay',
  honey: 'honey',
  ink: 'celadon',
  moss: 'sage',
  oat: 'sand',
  rose: 'blush',
} as const satisfies Record<string, PaletteName>

export type Glaze = keyof typeof GLAZES
