import type { PaletteName } from '../starting-points/index.ts'

/** Glazes by the shop's names for them, with the palette that shows each best. */
export const GLAZES = {
  clay: 'clay',
  honey: 'honey',
  ink: 'celadon',
  moss: 'sage',
  oat: 'sand',
  rose: 'blush',
} as const satisfies Record<string, PaletteName>

export type Glaze = keyof typeof GLAZES
