import { MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'
import { expect, it } from 'vitest'
import { inParts } from './in-parts.ts'

it('asks for no more ids at once than a call takes, and for each of them once', async () => {
  const ids = Array.from({ length: 2 * MAX_FILES_AT_ONCE + 1 }, (_, index) => String(index))
  const parts = await inParts(ids, async (part) => part)
  expect(parts.map(({ length }) => length)).toEqual([MAX_FILES_AT_ONCE, MAX_FILES_AT_ONCE, 1])
  expect(parts.flat()).toEqual(ids)
})
