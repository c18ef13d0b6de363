/** The refusals of `npm run new`, and that what it makes passes the checks; the nightly tests do so for every job. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { begin } from './begin.ts'
import { JOBS } from './jobs.ts'
import { Refusal } from './refusal.ts'
import { copyProject } from './test-copy.ts'

const ROOT = join(import.meta.dirname, '../..')

it.each([
  ['block', 'button', 'There is packages/blocks/src/button already'],
  ['block', 'link', 'There is packages/blocks/src/link already'],
  ['block', 'no-such-type', 'There is no block type `no-such-type`. Without a folder are: '],
  ['formatter', 'truncate', 'There is a formatter `truncate` already'],
  ['formatter', 'Shout', '`Shout` is no name'],
  ['formatter', '../shout', '`../shout` is no name'],
  ['formatter', 'delete', '`delete` is taken as the name of a variable'],
  ['predicate', 'gallery-lightbox', 'There is a predicate `gallery-lightbox?` already'],
  ['predicate', 'odd?', '`odd?` is no name'],
  ['call', 'sites/get-site', 'is taken as the name of a variable'],
  ['call', 'locks/get-settings', '`/s/:siteId/api/settings` is the address of packages/api/src/'],
  ['call', 'sites/say-hello', 'begin it with `get-` or `list-`'],
  ['call', 'nowhere/get-motto', 'Features that answer calls are: accounts, '],
  ['call', 'get-motto', 'Say `<feature>/get-<name>`.'],
  ['tables', 'redirects/redirect', 'There is a table `redirect` already'],
  ['tables', 'commerce/carts', 'Features with tables are: accounts, '],
  ['tables', 'locks/Notes', '`Notes` is no name'],
  ['provider', 'practice', 'payments/practice-provider.ts already'],
  ['format', 'json-pretty', 'There is a format `json-pretty` already'],
  ['command', 'check', 'There is a command `check` already'],
  ['theme', 'hearth', 'There is themes/hearth already'],
  ['theme', 'studio', 'There is a starting point `studio` already'],
])('refuses %s %s', (what, name, message) => {
  const attempt = () => begin(ROOT, [what, name])
  expect(attempt).toThrow(Refusal)
  expect(attempt).toThrow(message)
})

it('tells what there is to begin where it is not told what', () => {
  expect(() => begin(ROOT, [])).toThrow(/Usage: npm run new <what> <name>/)
  for (const { what } of JOBS) expect(() => begin(ROOT, [])).toThrow(`  ${what} `)
})

it.each(JOBS)('is what CONTRIBUTING.md says of a $what', ({ what, name }) => {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  expect(guide).toContain(`\`npm run new ${what} ${name}\``)
})

it.each(JOBS)('wants one name for a $what', ({ what }) => {
  expect(() => begin(ROOT, [what])).toThrow(`Say one name: \`npm run new ${what} `)
  expect(() => begin(ROOT, [what, 'one', 'two'])).toThrow(Refusal)
})

/** Ten minutes, for a machine that does much else: alone it takes half a minute. */
const TIMEOUT = 600_000

it(
  'makes a block that passes the checks, with a test that passes, and makes it once',
  async () => {
    const copy = copyProject()
    try {
      const made = await copy.node('tools/new.mjs', 'block', 'quote')
      expect(made.output).toMatch(/^Made:\n {2}packages\/blocks\/src\/quote\/block\.html\n/)
      const again = await copy.node('tools/new.mjs', 'block', 'quote')
      expect(again).toEqual({
        code: 1,
        output: 'There is packages/blocks/src/quote already: choose another name.\n',
      })
      const steps = ['types', 'import arrows', 'dead code', 'format and lint']
      expect(await copy.node('tools/check.mjs', ...steps)).toMatchObject({ code: 0 })
      const tests = [
        'run',
        '--project=unit',
        'packages/blocks/src/quote',
        'packages/blocks/src/registry',
      ]
      expect(await copy.node('node_modules/vitest/vitest.mjs', ...tests)).toMatchObject({ code: 0 })
    } finally {
      copy.remove()
    }
  },
  TIMEOUT,
)
