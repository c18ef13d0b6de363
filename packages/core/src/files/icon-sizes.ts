/** Sizes, in pixels, of the square icons that are made of the picture which an owner chose. */
export const ICON_SIZES = [96, 180] as const
export type IconSize = (typeof ICON_SIZES)[number]

/** Icon in browser tabs and in results of searches, which ask for a multiple of 48 pixels. */
export const TAB_ICON: IconSize = 96

/** Icon on the home screens of phones and tablets, which show nothing behind it. */
export const TOUCH_ICON: IconSize = 180

/** The icon that an address asks for: `?icon=180`. Undefined for any other text. */
export function iconSizeOf(text: string | undefined): IconSize | undefined {
  return ICON_SIZES.find((size) => String(size) === text)
}
