/**
 * The entry for code that makes pages of a theme: the types and functions of a theme in memory, without its readers.
 */

export { collectionFor } from './collection-for.ts'
export { bodyClasses, nameForScripts } from './styles/body-classes.ts'
export type { BrowserColors } from './styles/browser-color.ts'
export { SOCIAL_SERVICE_NAMES, socialPath, socialSymbol } from './styles/modules/social-symbols.ts'
export type { TweakValues } from './styles/tweak.ts'
export type { Theme, ThemeCollection } from './theme.ts'
export { partialsBelow } from './theme-scripts.ts'
export { stringsFor, type ThemeStrings } from './theme-strings.ts'
