/** A theme's files: its assets and scripts as they are, and its scripts joined as its pages ask for them. */

import { joinedScript } from '@sitewright/page'
import type { Theme } from '@sitewright/theme'
import { createStaticFiles, type StaticFiles, type StaticFilesOptions } from './static-files.ts'

/** Maximum number of joined scripts in the cache; pages of a theme need few, and strangers can ask for others. */
const MOST_JOINED = 20

export function createThemeFiles(theme: Theme, options: StaticFilesOptions): StaticFiles {
  const own = createStaticFiles(theme.files, options)
  /** LRU order: the least recently used one comes first. */
  const joined = new Map<string, StaticFiles>()
  return {
    find: (path) => own.find(path) ?? find(path)?.find(path),
  }

  function find(path: string): StaticFiles | undefined {
    const known = joined.get(path)
    const bytes = known ? undefined : joinedScript(theme, path)
    const files = known ?? (bytes && createStaticFiles(new Map([[path, bytes]]), options))
    if (!files) return undefined
    joined.delete(path)
    joined.set(path, files)
    const [oldest] = joined.keys()
    if (joined.size > MOST_JOINED && oldest !== undefined) joined.delete(oldest)
    return files
  }
}
