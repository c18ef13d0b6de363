/** Events that the style panel sends to scripts of themes, on the page's window (specification §2). */
export const TWEAK_EVENTS = [
  'tweak:beforeopen',
  'tweak:aftershow',
  'tweak:change',
  'tweak:reset',
  'tweak:save',
  'tweak:close',
  'tweak:afterclose',
] as const
export type TweakEvent = (typeof TWEAK_EVENTS)[number]

/** Pages that the style panel can be open on, as the detail of its events calls them (specification §2). */
const TWEAK_PAGE_TYPES = [
  'style',
  'splash-page',
  'lock-screen',
  'popup-overlay',
  'checkout',
] as const
export type TweakPageType = (typeof TWEAK_PAGE_TYPES)[number]

/** Screens of a site that are no pages of its own, and can be shown while it is styled. */
export const STYLED_SCREENS = [
  'lock-screen',
  'popup-overlay',
  'checkout',
] as const satisfies TweakPageType[]
export type StyledScreen = (typeof STYLED_SCREENS)[number]
