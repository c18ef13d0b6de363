import type { Theme } from '@sitewright/theme'
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

let builtIn: Promise<readonly Theme[]> | undefined

/** Themes of the build, which are what they are for the life of a process, however many servers begin in it. */
async function builtInThemes(): Promise<readonly Theme[]> {
  builtIn ??= loadBuiltInThemes()
  try {
    return await builtIn
  } catch (error) {
    builtIn = undefined
    throw error
  }
}

async function openThemes({ config, files, log }: App): Promise<Themes> {
  if (config.themeFolder !== undefined) {
    const folder = await openThemeFolder(config.themeFolder)
    return { folder, library: workshopLibrary(folder) }
  }
  const library = createThemeLibrary({ builtIn: await builtInThemes(), files, log })
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
