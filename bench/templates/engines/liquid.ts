import { Liquid } from 'liquidjs'
import { helpers } from '../helpers.ts'
import type { Engine } from './engine.ts'

export const liquid: Engine = {
  name: 'liquidjs',
  language: 'liquid',
  prepare({ page, partials = {} }, data) {
    // The cache lets partials be parsed once.
    const engine = new Liquid({ templates: partials, cache: true, jsTruthy: true })
    for (const [name, helper] of Object.entries(helpers)) engine.registerFilter(name, helper)
    const template = engine.parse(page)
    return () => engine.renderSync(template, data)
  },
}
