/** The registered provider of locales; without one, English alone. */

import { builtInFormats } from './built-in-formats.ts'
import type { LocaleFormats } from './locale-formats.ts'

export type LocaleProvider = (tag: string) => LocaleFormats

let provider: LocaleProvider = () => builtInFormats

/** Registers a provider. The server has data for many languages; browsers do not load it and know some English. */
export function useLocales(replacement: LocaleProvider): void {
  provider = replacement
}

/** The formats of a locale; unknown ones count as English. */
export function localeOf(tag: string): LocaleFormats {
  return provider(tag)
}
