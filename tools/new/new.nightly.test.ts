/** The result of each job of `npm run new` passes `npm run check` as it is, and calls of every verb their tests. */

import { expect, it } from 'vitest'
import { JOBS } from './jobs.ts'
import { copyProject } from './test-copy.ts'
import { CALLS, NAMES } from './test-names.ts'

it.each(JOBS)('npm run new $what', async ({ what }) => {
  const copy = copyProject()
  try {
    const made = await copy.node('tools/new.mjs', what, NAMES[what] ?? '')
    expect(made, made.output).toMatchObject({ code: 0 })
    const checked = await copy.node('tools/check.mjs')
    expect(checked, checked.output).toMatchObject({ code: 0 })
  } finally {
    copy.remove()
  }
})

it('npm run new call, with every verb, makes what the tests of all calls pass', async () => {
  const copy = copyProject()
  try {
    for (const name of CALLS) {
      const made = await copy.node('tools/new.mjs', 'call', name)
      expect(made, made.output).toMatchObject({ code: 0 })
    }
    const built = await copy.node('tools/build.mjs')
    expect(built, built.output).toMatchObject({ code: 0 })
    const tested = await copy.node(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...CALLS.map((name) => `apps/server/src/features/${name}.db`),
      'apps/server/src/isolation/contracts',
      'apps/server/src/isolation/foreign-ids',
      'apps/server/src/isolation/markup',
    )
    expect(tested, tested.output).toMatchObject({ code: 0 })
  } finally {
    copy.remove()
  }
})
