/** The responsive widths, in pixels, that pictures are stored and offered in, from the smallest (specification §9). */
export const PICTURE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const WIDEST_PICTURE: PictureWidth = 2500

/** The smallest width of at least `pixels`, or the widest there is. */
export function pictureWidthFor(pixels: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= pixels) ?? WIDEST_PICTURE
}
