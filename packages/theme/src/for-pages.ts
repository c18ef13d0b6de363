/** What those know of a theme who make pages of it: what was read, and no reading. */

export { collectionFor } from './collection-for.ts'
export { bodyClasses, nameForScripts } from './styles/body-classes.ts'
export { SOCIAL_ICON_PATHS } from './styles/modules/social-icons.ts'
export type { TweakValues } from './styles/tweak.ts'
export type { Theme, ThemeCollection } from './theme.ts'
export { partialsBelow } from './theme-scripts.ts'
export { stringsFor } from './theme-strings.ts'
