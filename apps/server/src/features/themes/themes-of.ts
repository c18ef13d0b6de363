import { openThemeFolder, type ThemeFolder } from '@sitewright/theme/workshop'
import type { App } from '../../platform/app.ts'
import { defineService } from '../../platform/define-service.ts'
import {
  createThemeLibrary,
  loadBuiltInThemes,
  type ThemeLibrary,
  workshopLibrary,
} from './theme-library.ts'

interface Themes {
  readonly library: ThemeLibrary
  /** The theme that is being written, on a server that was started for that. */
  readonly folder: ThemeFolder | undefined
}

const themesOf = defineService(openThemes)

/** Memoized: built-in themes come with the build, so a process reads them once, however many servers a test has in it. */
let builtIn: ReturnType<typeof loadBuiltInThemes> | undefined

async function openThemes({ config, files, log }: App): Promise<Themes> {
  if (config.themeFolder !== undefined) {
    const folder = await openThemeFolder(config.themeFolder)
    return { folder, library: workshopLibrary(folder) }
  }
  builtIn ??= loadBuiltInThemes()
  const library = createThemeLibrary({ builtIn: await builtIn, files, log })
  return { library, folder: undefined }
}

/** The one library of this server. */
export async function themeLibrary(app: App): Promise<ThemeLibrary> {
  return (await themesOf(app)).library
}

/** The theme that someone is writing, which all sites of this server have. */
export async function themeFolder(app: App): Promise<ThemeFolder | undefined> {
  return (await themesOf(app)).folder
}
