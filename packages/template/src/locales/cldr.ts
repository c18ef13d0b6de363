/** Every locale of the Unicode CLDR. A language's data is loaded when it is first asked for. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CLDR, CLDRFramework } from '@phensley/cldr'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { cldrFormats } from './cldr-formats.ts'
import { readMoneyFormat } from './cldr-money-format.ts'
import type { LocaleFormats } from './locale-formats.ts'
import { remembering } from './remembering.ts'

const FALLBACK = 'en'
const MAX_CACHED = 100
/** The most characters of a language tag; no real one needs more. */
const MAX_LENGTH = 100
const LANGUAGE = /^[a-z]{2,3}$/

const require = createRequire(import.meta.url)

const framework = new CLDRFramework({
  loader(language: string) {
    // The tag becomes part of a path, and comes from whoever names the locale.
    if (!LANGUAGE.test(language)) throw new Error('There is no such language')
    return readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')
  },
  packCacheSize: MAX_CACHED,
})

const cached = new Map<string, LocaleFormats>()

export function cldrLocale(tag: string): LocaleFormats {
  const known = cached.get(tag)
  if (known) return known
  if (tag.length > MAX_LENGTH) return cldrLocale(FALLBACK)
  const formats = load(tag) ?? cldrLocale(FALLBACK)
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(tag, formats)
  return formats
}

/** The money format of a currency that stores sell in: to the byte as `money` writes it. */
export function cldrMoneyFormat(tag: string, currency: string): MoneyFormat {
  const key = `${currency} ${tag}`
  const known = moneyFormats.get(key)
  if (known) return known
  const format = readMoneyFormat(dataOf(tag) ?? framework.get(FALLBACK), currency)
  if (moneyFormats.size >= MAX_CACHED) moneyFormats.clear()
  moneyFormats.set(key, format)
  return format
}

const moneyFormats = new Map<string, MoneyFormat>()

function load(tag: string): LocaleFormats | undefined {
  const data = dataOf(tag)
  return data && remembering(cldrFormats(data))
}

function dataOf(tag: string): CLDR | undefined {
  if (tag.length > MAX_LENGTH) return undefined
  try {
    return framework.get(tag)
  } catch (error) {
    if (tag === FALLBACK) throw error
    return undefined
  }
}
