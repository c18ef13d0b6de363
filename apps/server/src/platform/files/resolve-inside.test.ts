import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveInside } from './resolve-inside.ts'

const ROOT = '/srv/files'

const part = fc.oneof(
  fc.constantFrom(
    '.',
    '..',
    '...',
    '',
    '%2e',
    '%2e%2e',
    '%252e',
    '..%2f',
    '..%5c',
    '\\',
    '\0',
    '~',
  ),
  fc.constantFrom(
    '\uff0e\uff0e',
    '\u2024\u2024',
    '\u2215',
    '\uff3c',
    '\u202e',
    '\xc0\xae',
    'C:',
    'file:',
  ),
  fc.constantFrom('a', 'images', 'original', '500w.webp', 'x'.repeat(300)),
  fc.string({ maxLength: 6, unit: 'binary' }),
)
const paths = fc
  .tuple(
    fc.constantFrom('', '/', '//', './', '../', '\\\\', 'C:\\'),
    fc.array(part, { maxLength: 8 }),
    fc.constantFrom('/', '\\', '//', '/./', '%2f'),
  )
  .map(([start, parts, joint]) => start + parts.join(joint))

describe('resolveInside', () => {
  it('keeps 10,000 paths inside, or has nothing for them', () => {
    let inside = 0
    fc.assert(
      fc.property(paths, (path) => {
        const resolved = resolveInside(ROOT, path)
        if (resolved === undefined) return
        inside += 1
        expect(resolved.startsWith(ROOT + sep)).toBe(true)
        // No other program can read the path differently.
        expect(resolved).toBe(resolve(ROOT, path))
        expect(resolved).not.toMatch(/[\0\\%:]|\/\.|\/\//)
      }),
      { numRuns: 10_000 },
    )
    expect(inside).toBeGreaterThan(0)
  })

  it.each(['images/1f/original', 'a', 'a.b/c-d_e'])('takes %j', (path) => {
    expect(resolveInside(ROOT, path)).toBe(`${ROOT}/${path}`)
  })

  it.each(
    [
      ['', '.', '..', '../x', 'a/../b', 'a/./b', '/etc/passwd', 'a//b', 'a/', '.drafts/x'],
      [
        'a\\..\\b',
        'C:\\x',
        '%2e%2e/x',
        '..%5cx',
        'a\0.png',
        '\uff0e\uff0e/x',
        'é',
        'a b',
        'a'.repeat(1001),
      ],
    ].flat(),
  )('has nothing for %j', (path) => {
    expect(resolveInside(ROOT, path)).toBeUndefined()
  })
})
