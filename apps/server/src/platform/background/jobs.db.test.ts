/** The queue's workers while the database is cut off from them, and after. */

import { createTestProxy, type TestProxy } from '@sitewright/testing/test-proxy'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import type { JobRunner } from './job-runner.ts'
import { createJobRunner, enqueue } from './jobs.ts'

let world: TestWorld
let proxy: TestProxy
let runner: JobRunner

/** Subjects of the job's runs, in order. */
let runs: string[]
let gate: Promise<void>
let openGate: () => void
let firstEnd: () => void
/** Messages that the workers wrote into the log. */
let said: string[]

const job = {
  name: 'test-job',
  lane: 'money' as const,
  maxAttempts: 5,
  run: async ({ id }: { id: string }) => {
    runs.push(id)
    await gate
    if (runs.length === 1) firstEnd()
  },
}

/** Ids have 24 characters. */
const id = (name: string) => Buffer.from(name.padEnd(12)).toString('hex')
const add = (name: string) => world.inSite((site) => enqueue(site, job, { id: id(name) }))
const timesRun = (name: string) => runs.filter((run) => run === id(name)).length

beforeAll(async () => {
  world = await createTestWorld()
  proxy = await createTestProxy(world.databaseUrl)
})
afterAll(async () => {
  await world.close()
  await proxy.close()
})

beforeEach(async () => {
  runs = []
  said = []
  firstEnd = () => undefined
  gate = new Promise((resolve) => {
    openGate = resolve
  })
  const log = Object.assign(createLog('silent'), {
    warn: (_details: object, message: string) => void said.push(message),
  })
  runner = createJobRunner(proxy.url, [job], { ...world.app, log })
  await runner.start()
})
afterEach(async () => {
  openGate()
  proxy.mend()
  await runner.stop()
})

// An error that nobody catches ends the run of tests, as it would end the server.
describe('a database that goes away while a job runs', () => {
  it.each([
    ['succeeds', () => undefined],
    [
      'fails',
      () => {
        throw new Error('The job could not do its work')
      },
    ],
  ])('leaves the workers to go on when it is back, where the job %s', async (_, end) => {
    firstEnd = end
    await add('before')
    await expect.poll(() => timesRun('before')).toBe(1)
    proxy.cut()
    openGate()
    await expect.poll(() => said).toContain('The lane of money in the queue cannot be begun now')
    proxy.mend()
    await add('after')
    await expect.poll(() => timesRun('after')).toBe(1)
    // The end of the job could not be written down.
    await expect.poll(() => timesRun('before')).toBe(2)
  })

  it('does not keep the workers from stopping', async () => {
    await add('running')
    await expect.poll(() => timesRun('running')).toBe(1)
    proxy.cut()
    openGate()
    await runner.stop()
  })
})

describe('several jobs whose ends cannot be written down', () => {
  it('do not keep the lane from going on, whatever order they end in', async () => {
    const gates = new Map<string, () => void>()
    const begun: string[] = []
    const held = ['one', 'two', 'last']
    const mail = {
      ...job,
      name: 'test-mail',
      lane: 'mail' as const,
      run: async ({ id: name }: { id: string }) => {
        begun.push(name)
        if (begun.length > held.length) return
        await new Promise<void>((resolve) => gates.set(name, resolve))
        if (name !== id('last')) throw new Error('The job could not do its work')
      },
    }
    const unwritten: string[] = []
    const log = Object.assign(createLog('silent'), {
      warn: ({ queue = '' }: { queue?: string }) => {
        if (/^Failed to (fail jobs|release job)/.test(queue)) unwritten.push(queue)
      },
    })
    const mailer = createJobRunner(proxy.url, [mail], { ...world.app, log }, { abandonMs: 50 })
    await mailer.start()
    try {
      const send = (name: string) => world.inSite((site) => enqueue(site, mail, { id: id(name) }))
      for (const name of held) await send(name)
      await expect.poll(() => gates.size).toBe(held.length)
      proxy.cut()
      gates.get(id('one'))?.()
      await expect.poll(() => unwritten.length).toBe(1)
      gates.get(id('two'))?.()
      await expect.poll(() => unwritten.length).toBe(2)
      gates.get(id('last'))?.()
      proxy.mend()
      await send('after')
      await expect.poll(() => begun).toContain(id('after'))
    } finally {
      await mailer.stop()
    }
  })
})

describe('workers whose first look for jobs fails', () => {
  it('are followed by others that find them', async () => {
    const db = new pg.Client(world.databaseUrl)
    await db.connect()
    // Unlike a table, a sequence keeps count of what was rolled back.
    await db.query(`
      CREATE SEQUENCE failed_looks;
      CREATE FUNCTION fail_to_look() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM nextval('failed_looks'); RAISE 'The database cannot do that now'; END $$;
      CREATE TRIGGER fail_to_look BEFORE INSERT ON graphile_worker._private_tasks
        FOR EACH ROW EXECUTE FUNCTION fail_to_look();
    `)
    const looks = async () =>
      Number((await db.query('SELECT last_value FROM failed_looks')).rows[0].last_value)
    const other = { ...job, name: 'test-other' }
    openGate()
    const late = createJobRunner(world.databaseUrl, [other], world.app)
    await late.start()
    try {
      await expect.poll(looks).toBeGreaterThan(1)
      await db.query(`
        DROP FUNCTION fail_to_look() CASCADE;
        DROP SEQUENCE failed_looks;
      `)
      await world.inSite((site) => enqueue(site, other, { id: id('found') }))
      await expect.poll(() => timesRun('found')).toBe(1)
    } finally {
      await late.stop()
      await db.end()
    }
  })
})

describe('a lane whose work hangs', () => {
  it('holds up none of the others', async () => {
    let letGo = () => {}
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const mail = { ...job, name: 'test-mail', lane: 'mail' as const, run: () => hanging }
    const two = createJobRunner(
      world.databaseUrl,
      [mail, { ...job, name: 'test-money' }],
      world.app,
    )
    await two.start()
    try {
      for (let count = 0; count < 10; count += 1) {
        await world.inSite((site) => enqueue(site, mail, { id: id(`mail ${count}`) }))
      }
      openGate()
      await world.inSite((site) =>
        enqueue(site, { ...job, name: 'test-money' }, { id: id('money') }),
      )
      await expect.poll(() => timesRun('money')).toBe(1)
    } finally {
      letGo()
      await two.stop()
    }
  })
})

/** A node that shares its database, so that when it starts it must not free the jobs of other nodes. */
const amongOthers = () => ({
  ...world.app,
  config: { ...world.app.config, databaseUrl: world.databaseUrl },
})

describe('a node that is dead', () => {
  it('does not keep its jobs: the others take them on once it is silent for long enough', async () => {
    await add('held')
    await expect.poll(() => timesRun('held')).toBe(1)
    proxy.freeze()
    const other = createJobRunner(world.databaseUrl, [job], amongOthers(), {
      beatMs: 50,
      deadAfterMs: 500,
    })
    await other.start()
    try {
      await expect.poll(() => timesRun('held')).toBe(2)
    } finally {
      openGate()
      await other.stop()
    }
  })

  it('and one that is only slow keeps them', async () => {
    await add('slow')
    await expect.poll(() => timesRun('slow')).toBe(1)
    const other = createJobRunner(world.databaseUrl, [job], amongOthers(), {
      beatMs: 50,
      deadAfterMs: 60_000,
    })
    await other.start()
    try {
      await add('next')
      await expect.poll(() => timesRun('next')).toBe(1)
      expect(timesRun('slow')).toBe(1)
    } finally {
      openGate()
      await other.stop()
    }
  })
})
