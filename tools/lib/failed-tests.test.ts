import { join } from 'node:path'
import { expect, it } from 'vitest'

// A script without declarations of types, so it is imported by its path.
const { failedInPlaywright, failedInVitest, listFailures } = await import(
  join(import.meta.dirname, 'failed-tests.mjs')
)

const project = join(import.meta.dirname, '../..')

it('names each test that failed after its file and groups, with the first line it says', () => {
  const passed = { ancestorTitles: [], title: 'counts', status: 'passed', failureMessages: [] }
  const failed = {
    ancestorTitles: ['a cart'],
    title: 'adds up',
    status: 'failed',
    failureMessages: ['\n\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at cart.ts:1'],
  }
  expect(
    failedInVitest([
      {
        name: join(project, 'a/cart.test.ts'),
        status: 'failed',
        assertionResults: [passed, failed],
      },
      { name: join(project, 'a/fine.test.ts'), status: 'passed', assertionResults: [passed] },
      {
        name: join(project, 'a/b.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ]),
  ).toEqual([
    'a/cart.test.ts › a cart › adds up: AssertionError: expected 1 to be 2',
    'a/b.test.ts: No such module',
  ])
})

it('names each journey that failed, and what failed outside of journeys', () => {
  const results = [{ status: 'failed', errors: [{ message: 'Error: not seen\n\nCall log:' }] }]
  const inner = {
    title: 'a shop',
    specs: [
      { title: 'opens', ok: true, tests: [{ results: [{ status: 'passed' }] }] },
      { title: 'sells', ok: false, tests: [{ results }] },
      { title: 'hangs', ok: false, tests: [{ results: [{ status: 'timedOut' }] }] },
    ],
  }
  expect(
    failedInPlaywright({
      suites: [{ title: 'buy.spec.ts', specs: [], suites: [inner] }],
      errors: [{ message: 'the server did not start' }],
    }),
  ).toEqual([
    'no journey: the server did not start',
    'buy.spec.ts › a shop › sells: Error: not seen',
    'buy.spec.ts › a shop › hangs: timedOut',
  ])
})

it('fits into the last hundred lines of a log, and says how many more there are', () => {
  expect(listFailures([])).toEqual([])
  const lines = listFailures(Array.from({ length: 500 }, (_, at) => `test ${at}`))
  expect(lines.length).toBeLessThan(90)
  expect(lines.at(-1)).toBe('  … and 420 more')
})
