import { createEmptyDatabase } from '@sitewright/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../migrations.ts'
import { createLog } from '../log/log.ts'

const NODES = 6

it('nodes that start together bring an empty database up to date, and none of them fails', async () => {
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  const options = { url: database.ownerUrl, log: createLog('silent') }
  const startTogether = () =>
    Promise.all(Array.from({ length: NODES }, () => migrate(options).then(() => 'started')))
  // Later starts find nothing to do, at the same time.
  for (let start = 1; start <= 4; start += 1) {
    expect(await startTogether()).toEqual(Array(NODES).fill('started'))
  }
})
