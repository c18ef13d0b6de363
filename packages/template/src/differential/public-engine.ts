/** The public engine, and the locales that it is handed. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CLDR, CLDRFramework } from '@phensley/cldr'
import { Compiler, Formatters, Predicates } from '@squarespace/template-engine'

export const publicEngine = new Compiler()

/** What it knows by name; predicates with their question marks. */
export const publicNames = {
  formatters: Object.keys(Formatters),
  predicates: Object.keys(Predicates),
} as const

const require = createRequire(import.meta.url)

const framework = new CLDRFramework({
  loader: (language: string) =>
    readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
  packCacheSize: 200,
})

/** The choice of a locale is the host's: like ours, one that is not there is English. */
export function cldrOf(locale: string): CLDR {
  try {
    return framework.get(locale)
  } catch {
    return framework.get('en')
  }
}
