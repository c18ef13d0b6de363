/** What the panel of styles tells scripts of themes, as events of the page's window (specification §2). */
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
