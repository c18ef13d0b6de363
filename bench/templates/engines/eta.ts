import { Eta } from 'eta'
import { helpers } from '../helpers.ts'
import type { Engine } from './engine.ts'

class EtaWithHelpers extends Eta {
  readonly helpers = helpers
}

/** Escaping is done by the helpers: Eta's own escapes more, so the bytes would not be the same. */
const OPTIONS = {
  autoEscape: false,
  autoTrim: false,
  functionHeader: 'const h = this.helpers',
} as const

export const eta: Engine = {
  name: 'eta',
  language: 'eta',
  prepare({ page, partials = {} }, data) {
    const engine = new EtaWithHelpers(OPTIONS)
    for (const [name, text] of Object.entries(partials)) engine.loadTemplate(`@${name}`, text)
    const template = engine.compile(page)
    return () => engine.render(template, data)
  },
}
