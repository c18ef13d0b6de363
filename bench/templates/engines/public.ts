import type { RootCode } from '@squarespace/template-engine'
import { cldrOf, publicEngine } from '../../../packages/template/src/differential/public-engine.ts'
import { type Engine, NOW } from './engine.ts'

export const publicOne: Engine = {
  name: 'public engine',
  language: 'jsont',
  prepare({ page, partials = {} }, data) {
    const options = {
      code: parse(page),
      json: data,
      partials: Object.fromEntries(
        Object.entries(partials).map(([name, text]) => [name, parse(text)]),
      ),
      cldr: cldrOf('en'),
      now: NOW,
      enableExpr: true,
      enableInclude: true,
    }
    return () => publicEngine.execute(options).ctx.render()
  },
}

/** Parses a whole template, whose code is always a root. */
const parse = (text: string) => publicEngine.parse(text).code as RootCode
