/** The themes that sites of this server can have. */

export { loadThemeLibrary, type ThemeLibrary } from './theme-library.ts'
