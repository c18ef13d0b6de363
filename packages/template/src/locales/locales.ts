/** The languages that are known: those of a provider that the host registers, or English alone. */

import { builtInFormats } from './built-in-formats.ts'
import type { LocaleFormats } from './locale-formats.ts'

export type LocaleProvider = (tag: string) => LocaleFormats

let provider: LocaleProvider = () => builtInFormats

/** The server has data for many languages; browsers are spared its weight and know some English. */
export function useLocales(replacement: LocaleProvider): void {
  provider = replacement
}

/** Unknown locales count as English. */
export function localeOf(tag: string): LocaleFormats {
  return provider(tag)
}
