/** The shapes that are kept as data are those of the official library that is installed. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import {
  API_VERSION,
  PUBLISHED_CALLS,
  PUBLISHED_OBJECTS,
  type PublishedCall,
} from './published-shapes.ts'

const LIBRARY = join(PROJECT_ROOT, 'node_modules/stripe/esm')
const read = (path: string) => readFileSync(join(LIBRARY, path), 'utf8')

/** Names in an interface of the library, a question mark behind those that may be absent. */
function namesIn(file: string, name: string): string[] {
  const [, extended, body = ''] =
    new RegExp(
      `^export (?:declare )?interface ${name}(?: extends (\\w+))? \\{$(.*?)^\\}$`,
      'ms',
    ).exec(read(file)) ?? []
  const own = [...body.matchAll(/^ {4}(\w+)(\??): /gm)].map(([, one, mark]) => `${one}${mark}`)
  return extended === 'PaginationParams' ? [...own, ...namesIn('shared.d.ts', extended)] : own
}

it('are of the version that the library is for', () => {
  expect(read('apiVersion.js')).toContain(`'${API_VERSION}'`)
})

describe('parameters', () => {
  const calls: readonly [string, PublishedCall][] = Object.entries(PUBLISHED_CALLS)
  it.each(calls.filter(([, { type }]) => type))('of %s are those of the library', (_name, call) => {
    const [file = '', type = ''] = call.type ?? []
    const kept = [...call.required, ...call.optional.map((one) => `${one}?`)]
    expect(kept.sort()).toEqual(namesIn(`resources/${file}.d.ts`, type).sort())
  })
})

describe('objects', () => {
  it.each(Object.entries(PUBLISHED_OBJECTS))(
    'like %s have published fields alone',
    (name, [file, fields]) => {
      const published = namesIn(`resources/${file}.d.ts`, name).map((one) => one.replace('?', ''))
      const kept = fields.split(/\s+/)
      expect(kept.filter((one) => !published.includes(one))).toEqual([])
    },
  )
})
