/** Styles that the build has compiled ahead of time, so that a start of the server only reads them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledStyles, styleKey, type Theme } from '@sitewright/theme'
import { BUILD_FOLDER, IS_BUILT } from '../../../../platform/build-folder.ts'

type StylesByKey = Readonly<Record<string, CompiledStyles>>

let read: StylesByKey | undefined

/** The theme's styles without a site's changes; undefined where none were built for these very sheets. */
export function builtStyles(theme: Theme): CompiledStyles | undefined {
  read ??= readStyles()
  return read[styleKey(theme, {})]
}

function readStyles(): StylesByKey {
  // Among the sources, a compiler that was changed has built nothing yet.
  if (!IS_BUILT) return {}
  try {
    return JSON.parse(readFileSync(join(BUILD_FOLDER, 'theme-styles/styles.json'), 'utf8'))
  } catch (error) {
    // `npm run dev` builds none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
