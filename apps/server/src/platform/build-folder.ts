/** Folders the server reads besides its data. The build is all of them, so that `dist/` can be deployed alone. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Folders {
  /** Output of `npm run build`: a folder for each target. */
  readonly build: string
  /** A folder for each theme that comes with the platform. */
  readonly themes: string
  /** Whether this server comes from the build. One run from its sources may differ from what was built last. */
  readonly isBuilt: boolean
}

/** Searches upwards from this module's folder, which lies in a build, or among the sources as in tests. */
function findFolders(from: string): Folders {
  if (existsSync(join(from, 'server/main.js'))) {
    return { build: from, themes: join(from, 'themes'), isBuilt: true }
  }
  if (existsSync(join(from, 'package-lock.json'))) {
    return { build: join(from, 'dist'), themes: join(from, 'themes'), isBuilt: false }
  }
  const parent = dirname(from)
  if (parent === from) throw new Error(`${import.meta.dirname} is in no build and no project.`)
  return findFolders(parent)
}

export const {
  build: BUILD_FOLDER,
  themes: THEMES_FOLDER,
  isBuilt: IS_BUILT,
} = findFolders(import.meta.dirname)
