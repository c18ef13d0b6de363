/** The refusals of `npm run new`, and that what it makes passes the quick checks; nightly tests run the whole check for each job. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { begin } from './begin.ts'
import { JOBS } from './jobs.ts'
import { Refusal } from './refusal.ts'
import { copyProject } from './test-copy.ts'
import { CALLS, NAMES } from './test-names.ts'

const ROOT = join(import.meta.dirname, '../..')

it.each([
  ['block', 'button', 'There is packages/blocks/src/button already'],
  ['block', 'link', 'There is packages/blocks/src/link already'],
  ['block', 'amazon', 'There is a block amazon already'],
  ['block', 'no-such-type', 'There is no block type `no-such-type`. Not there yet are: '],
  ['formatter', 'truncate', 'There is a formatter `truncate` already'],
  ['formatter', 'Shout', '`Shout` is no name'],
  ['formatter', '../shout', '`../shout` is no name'],
  ['formatter', 'delete', '`delete` is taken as the name of a variable'],
  ['formatter', 'as-string', '`asString` is taken as the name of a variable'],
  ['formatter', '', '`` is no name'],
  ['formatter', 'two words', '`two words` is no name'],
  ['formatter', 'a'.repeat(41), 'at most 40 characters'],
  ['predicate', 'is-truthy', '`isTruthy` is taken as the name of a variable'],
  ['predicate', 'gallery-lightbox', 'There is a predicate `gallery-lightbox?` already'],
  ['predicate', 'odd?', '`odd?` is no name'],
  ['call', 'sites/get-site', 'is taken as the name of a variable'],
  [
    'call',
    'locks/get-settings',
    '`GET /s/:siteId/api/settings` is the address of packages/api/src/',
  ],
  [
    'call',
    'locks/create-asset',
    '`POST /s/:siteId/api/assets` is the address of packages/api/src/',
  ],
  ['call', 'sites/say-hello', 'begin it with a verb and a hyphen. Verbs are: get, list, create, '],
  ['call', 'sites/create', 'begin it with a verb and a hyphen'],
  ['call', 'nowhere/get-motto', 'Features that answer calls are: accounts, '],
  ['call', 'get-motto', 'Say `<feature>/<verb>-<name>`.'],
  ['tables', 'redirects/redirect', 'There is a table `redirect` already'],
  ['tables', 'commerce/carts', 'Features with tables are: accounts, '],
  ['tables', 'redirects/order', '`order` is a word of SQL'],
  ['tables', 'locks/Notes', '`Notes` is no name'],
  ['provider', 'practice', 'payments/practice-provider.ts already'],
  ['format', 'json-pretty', 'There is a format `json-pretty` already'],
  ['format', 'page-title', '`pageTitle` is taken as the name of a variable'],
  ['command', 'parse-args', '`parseArgs` is taken as the name of a variable'],
  ['command', 'check', 'There is a command `check` already'],
  ['island', 'product', 'There is an island `product` already'],
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

/** Half an hour in milliseconds, for a machine that does much else: alone it takes a minute or two. */
const TIMEOUT = 1_800_000

/** Steps of `npm run check` that most depend on what was made; nightly tests take all of them for each job. */
const QUICK_STEPS = ['types', 'format and lint', 'comments']

/** Tests of what the jobs make that need no database. */
const OWN_TESTS = [
  '--project=unit',
  '--project=template',
  '--project=isolated',
  'packages/blocks/src/email-footer',
  'packages/blocks/src/registry',
  'packages/blocks/src/stored-blocks',
  'packages/blocks/src/theme-contexts',
  'tools/block-pictures',
  'packages/template/src/formatters/formatters.test.ts',
  'packages/template/src/predicates/predicates.test.ts',
  'packages/page/src/formats',
  'apps/cli/src/commands/where',
  'apps/storefront/src/islands/tea-timer',
  'apps/server/src/isolation/contracts',
  'apps/server/src/isolation/wrong-input.test.ts',
]

it(
  'makes of every job what compiles, passes the quick checks and its own tests, and makes it once',
  async () => {
    const copy = copyProject()
    try {
      for (const { what } of JOBS) {
        const made = await copy.node('tools/new.mjs', what, NAMES[what] ?? '')
        expect(made, made.output).toMatchObject({ code: 0 })
        expect(made.output).toMatch(/^Made:\n|^Added a line or more to:\n/)
      }
      for (const name of CALLS) {
        const made = await copy.node('tools/new.mjs', 'call', name)
        expect(made, made.output).toMatchObject({ code: 0 })
      }
      const again = await copy.node('tools/new.mjs', 'block', 'email-footer')
      expect(again).toEqual({
        code: 1,
        output: 'There is packages/blocks/src/email-footer already: choose another name.\n',
      })
      const checked = await copy.node('tools/check.mjs', ...QUICK_STEPS)
      expect(checked, checked.output).toMatchObject({ code: 0 })
      const tested = await copy.node('node_modules/vitest/vitest.mjs', 'run', ...OWN_TESTS)
      expect(tested, tested.output).toMatchObject({ code: 0 })
    } finally {
      copy.remove()
    }
  },
  TIMEOUT,
)
