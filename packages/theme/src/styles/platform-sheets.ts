/** The sheets of tweaks that the platform puts before a theme's own. */

import type { Manifest } from '../conf/read-manifest.ts'
import type { ThemeFiles } from '../theme-files.ts'
import { BUTTON_TWEAKS } from './button-tweaks.ts'
import { GALLERY_TWEAKS } from './platform-tweaks.ts'
import type { StyleFile, ThemeStyles } from './style-source.ts'
import type { Tweak } from './tweak.ts'

const FOLDER = 'platform/'

/** Whether sheets name the platform's own properties, `--sw-color-text` and others. A theme from elsewhere knows none. */
export function isNativeTheme({ styles, importableStyles }: ThemeStyles): boolean {
  return [...styles, ...importableStyles].some(({ text }) => text.includes('--sw-'))
}

/** A theme's sheets with those of the platform before them. */
export function withPlatformSheets<Sheets extends ThemeStyles>(
  sheets: Sheets,
  { systemCollections }: Pick<Manifest, 'systemCollections'>,
  files: ThemeFiles,
): Sheets {
  const listsGalleries =
    files.has('collections/gallery.list') && systemCollections.includes('gallery')
  const platform = [
    ...(isNativeTheme(sheets) ? [] : [BUTTON_TWEAKS]),
    ...(listsGalleries ? [GALLERY_TWEAKS] : []),
  ]
  return { ...sheets, styles: [...platform, ...sheets.styles] }
}

export function isPlatformSheet({ path }: Pick<StyleFile, 'path'>): boolean {
  return path.startsWith(FOLDER)
}

/**
 * The tweaks of all sheets, without those of the platform for which the theme has one of its own. Those for buttons, which every theme
 * from elsewhere has, come last.
 */
export function ownTweaksFirst(tweaks: readonly Tweak[]): Tweak[] {
  const key = ({ name }: Tweak) => name.toLowerCase()
  const isPlatform = ({ file }: Tweak) => file.startsWith(FOLDER)
  const own = new Set(tweaks.filter((one) => !isPlatform(one)).map(key))
  const left = tweaks.filter((one) => !isPlatform(one) || !own.has(key(one)))
  const isLast = ({ file }: Tweak) => file === BUTTON_TWEAKS.path
  return [...left.filter((one) => !isLast(one)), ...left.filter(isLast)]
}
