/** The public engine, and the locales that it is given. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CLDR, CLDRFramework } from '@phensley/cldr'
import { Compiler, Formatters, Predicates } from '@squarespace/template-engine'

export const publicEngine = new Compiler()

/** Names it knows; predicates with their question marks. */
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

/** The locale's data. Choosing it is up to the host; like ours, an unknown locale is English. */
export function cldrOf(locale: string): CLDR {
  try {
    return framework.get(locale)
  } catch {
    return framework.get('en')
  }
}
