/** A test world with the sample site in it: one of everything. */

import { makeSampleSite } from '@sitewright/server/sample/index'
import {
  createTestWorld,
  type TestSite,
  type TestWorld,
  type TestWorldOptions,
} from './test-world.ts'

export interface SampleWorld extends TestWorld {
  /** The sample site; `world.owner` is its admin. */
  readonly sample: TestSite
}

export async function createSampleWorld(options: TestWorldOptions = {}): Promise<SampleWorld> {
  const world = await createTestWorld(options)
  const { body } = await world.owner.get('/api/session')
  const { id, identifier } = await makeSampleSite(world.app, body.account)
  const host = `${identifier}.${world.app.config.sitesDomain}`
  return { ...world, sample: { id, identifier, host } }
}
