/** Translated texts of a theme: `strings/<group>-<locale>.json`. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { readConf } from './conf/read-conf.ts'
import { anything, mapOf, text } from './json/shapes.ts'
import type { ThemeSource } from './theme-source.ts'

/**
 * `template`: read by `{localizedStrings.…}`. `tweaks`: labels, categories and options of tweaks. `configuration`:
 * words of configuration files. `annotations`: labels of the editable parts of a page.
 */
export const STRING_GROUPS = ['template', 'tweaks', 'configuration', 'annotations'] as const
/** Group and locale in the name of a file. */
export const STRINGS_FILE = new RegExp(
  `^strings/(${STRING_GROUPS.join('|')})-([a-zA-Z]{2,3}(?:[-_][a-zA-Z0-9]+)*)\\.json$`,
)
export type StringGroup = (typeof STRING_GROUPS)[number]

/** Texts by locale in lower case, with American English as fallback for missing keys. */
export type ThemeStrings = Readonly<Record<StringGroup, ReadonlyMap<string, JsonObject>>>

const FALLBACK = 'en-us'
const NONE: JsonObject = {}

/**
 * The texts for a locale such as `de-CH`: the theme's own for it, or for its language, or American English. Keys
 * that a locale lacks fall back to American English.
 */
export function stringsFor(strings: ThemeStrings, group: StringGroup, locale: string): JsonObject {
  const byLocale = strings[group]
  const wanted = plainLocale(locale)
  const language = (one: string) => one.split('-')[0]
  const sameLanguage = [...byLocale.keys()].find((one) => language(one) === language(wanted))
  const found = byLocale.get(wanted) ?? byLocale.get(sameLanguage ?? FALLBACK)
  return found ?? byLocale.get(FALLBACK) ?? NONE
}

function plainLocale(locale: string): string {
  return locale.toLowerCase().replaceAll('_', '-')
}

export function readStrings(source: ThemeSource): ThemeStrings {
  const groups = STRING_GROUPS.map((group) => [group, readGroup(source, group)] as const)
  return Object.fromEntries(groups) as Record<StringGroup, Map<string, JsonObject>>
}

/** Schemas by group. Templates print theirs, so they are texts; the others may be sorted into objects. */
const SHAPES = {
  template: mapOf(text),
  tweaks: mapOf(anything),
  configuration: mapOf(anything),
  annotations: mapOf(anything),
} as const

function readGroup(source: ThemeSource, group: StringGroup): Map<string, JsonObject> {
  const read = new Map<string, JsonObject>()
  for (const path of source.paths) {
    const [, itsGroup, locale] = STRINGS_FILE.exec(path) ?? []
    const file = itsGroup === group ? source.file(path) : undefined
    const texts = file && readConf<ReadonlyMap<string, Json>>(file, SHAPES[group], source.problems)
    if (locale !== undefined && texts) read.set(plainLocale(locale), Object.fromEntries(texts))
  }
  const fallback = read.get(FALLBACK) ?? NONE
  return new Map([...read].map(([locale, texts]) => [locale, filledFrom(fallback, texts)] as const))
}

function filledFrom(fallback: JsonObject, texts: JsonObject): JsonObject {
  const entries = Object.entries(texts).map(([key, value]) => {
    const other = Object.hasOwn(fallback, key) ? fallback[key] : undefined
    return [key, isObject(value) && isObject(other) ? filledFrom(other, value) : value] as const
  })
  return { ...fallback, ...Object.fromEntries(entries) }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
