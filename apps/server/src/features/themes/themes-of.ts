import type { App } from '../../platform/app.ts'
import { createThemeLibrary, loadBuiltInThemes, type ThemeLibrary } from './theme-library.ts'

const libraries = new WeakMap<App, Promise<ThemeLibrary>>()

/** The one library of this server. */
export function themeLibrary(app: App): Promise<ThemeLibrary> {
  const existing = libraries.get(app)
  if (existing) return existing
  const made = loadBuiltInThemes().then((builtIn) =>
    createThemeLibrary({ builtIn, files: app.files, log: app.log }),
  )
  libraries.set(app, made)
  return made
}
