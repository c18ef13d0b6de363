/** The result of each job of `npm run new` passes `npm run check` as it is. */

import { expect, it } from 'vitest'
import { JOBS } from './jobs.ts'
import { copyProject } from './test-copy.ts'
import { NAMES } from './test-names.ts'

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
