/** The entry for theme development: a theme that is reloaded on changes, and the messages to its author. */

export type { FromWorkshop, ToWorkshop, WorkshopFinding } from './messages.ts'
export { packThemeFolder } from './pack-theme-folder.ts'
export { openThemeFolder, type ThemeFolder } from './theme-folder.ts'
