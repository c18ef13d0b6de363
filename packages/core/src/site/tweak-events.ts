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
