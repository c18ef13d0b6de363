import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CAPABILITIES } from '@sitewright/core/roles'
import { describe, expect, it } from 'vitest'
import { LATE_ENGLISH } from './late-messages.ts'
import { ENGLISH } from './messages.ts'

/** Sources of the studio that its first load has: what the entry imports, and so on, but for types and what is imported later. */
function firstSources(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found
  const text = readFileSync(path, 'utf8')
  found.set(path, text)
  const imports = /^(?:import|export) (?!type )[^;'"]*?from '(\.[^']+\.tsx?)'/gms
  for (const [, name = ''] of text.matchAll(imports)) {
    firstSources(resolve(dirname(path), name), found)
  }
  return found
}

describe('messages that come late', () => {
  it('are said by nothing that is there before them', () => {
    const sources = firstSources(resolve(import.meta.dirname, 'main.tsx'))
    expect(sources.size).toBeGreaterThan(100)
    const used = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, id = '']) =>
        // Some capabilities are called as a message is.
        Object.hasOwn(LATE_ENGLISH, id) && !CAPABILITIES.some((name) => name === id)
          ? [`${path}: ${id}`]
          : [],
      ),
    )
    expect(used).toEqual([])
  })

  it('are no others than the first', () => {
    expect(Object.keys(LATE_ENGLISH).filter((id) => Object.hasOwn(ENGLISH, id))).toEqual([])
  })
})
