/** For those who write themes: a theme that is read again and again, and what its makers are told. */

export type { FromWorkshop, ToWorkshop, WorkshopFinding } from './messages.ts'
export { packThemeFolder } from './pack-theme-folder.ts'
export { openThemeFolder, type ThemeFolder } from './theme-folder.ts'
