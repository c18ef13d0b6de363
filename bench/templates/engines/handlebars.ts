import Handlebars from 'handlebars'
import { helpers } from '../helpers.ts'
import type { Engine } from './engine.ts'

/** Helpers for what its templates cannot say themselves. */
const ownHelpers = {
  ...helpers,
  position: (index: number) => index + 1,
  same: (a: unknown, b: unknown) => a === b,
}

/** Helpers that are known beforehand are called without looking for a property of the name first. */
const OPTIONS: CompileOptions = {
  knownHelpers: Object.fromEntries(Object.keys(ownHelpers).map((name) => [name, true])),
  knownHelpersOnly: true,
  // Escaping is done by the helpers: its own escapes more, so the bytes would not be the same.
  noEscape: true,
  ignoreStandalone: true,
}

export const handlebars: Engine = {
  name: 'handlebars',
  language: 'handlebars',
  prepare({ page, partials = {} }, data) {
    const engine = Handlebars.create()
    engine.registerHelper(ownHelpers)
    for (const [name, text] of Object.entries(partials)) {
      engine.registerPartial(name, engine.compile(text, OPTIONS))
    }
    const template = engine.compile(page, OPTIONS)
    return () => template(data)
  },
}
