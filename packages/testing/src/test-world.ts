/** A whole server on a database of its own; only the clock is simulated. No port is opened. */

import { rm } from 'node:fs/promises'
import type { Id } from '@sitewright/core/id'
import { createApp } from '@sitewright/server/app'
import { hashPassword, insertAccount } from '@sitewright/server/features/accounts/index'
import type { App } from '@sitewright/server/platform/app'
import { openDatabase, type SiteTx } from '@sitewright/server/platform/database'
import { createLog, type Log } from '@sitewright/server/platform/log/log'
import { type Config, readConfig } from '@sitewright/server/platform/settings/config'
import { createServer } from '@sitewright/server/server'
import type { FastifyInstance } from 'fastify'
import { makeQuickFolder } from './quick-folder.mjs'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestSite {
  readonly id: Id
  readonly identifier: string
  readonly host: string
}

/** The secret key of every node of a test world; keys of migrations are made from it too. */
export const TEST_SECRET_KEY = 'a secret key that only tests have'.repeat(2)

export interface TestWorld {
  readonly app: App
  readonly server: FastifyInstance
  readonly clock: TestClock
  /** Statements sent since `queries.length = 0`, without those that frame transactions. */
  readonly queries: string[]
  /** URL of the database for the role that owns its tables. */
  readonly databaseUrl: string
  /** Starts another server on the same database, or on `databaseUrl`; it ends with the world. */
  addNode(options?: TestNodeOptions): Promise<TestNode>
  /** Signed in at the studio as admin of `site`. */
  readonly owner: TestBrowser
  readonly site: TestSite
  /** Makes another account, signed up as `email`, with a site of its own. */
  createOwner(email: string): Promise<{ browser: TestBrowser; site: TestSite; accountId: Id }>
  /** A studio browser that is not signed in. */
  guest(): TestBrowser
  /** A new visitor on a site's own host. */
  visitor(site?: TestSite): TestBrowser
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
  /** Runs every job that is due. */
  runJobs(): Promise<void>
  /** Ends every server, so that the database has no more connections and can be copied. */
  stopNodes(): Promise<void>
  close(): Promise<void>
}

export interface TestNodeOptions {
  readonly databaseUrl?: string
  /** That of the world by default. */
  readonly patience?: number
}

export interface TestNode {
  readonly app: App
  readonly server: FastifyInstance
  /** Statements that it has sent, without those that frame transactions. */
  readonly queries: string[]
  visitor(site: TestSite): TestBrowser
}

export interface TestWorldOptions {
  readonly config?: Partial<Config>
  /** Log of every node; silent by default. */
  readonly log?: Log
  /** Starting point of the owner's site. */
  readonly startingPointId?: string
}

const STUDIO_HOST = 'localhost:3000'
const PASSWORD = 'correct horse battery'
/**
 * Factor on the server's time limits for its database, so that a machine busy with other tests does not exceed them.
 */
const PATIENCE = '20'
const FRAMING = /^(BEGIN|COMMIT|ROLLBACK)/
const countIn = (queries: string[]) => (text: string) => {
  if (!FRAMING.test(text)) queries.push(text)
}

export async function createTestWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const { startingPointId = 'studio' } = options
  const database = await createTestDatabase()
  const dataDir = makeQuickFolder('world')
  const clock = createTestClock()
  const { log = createLog(process.env.TEST_LOG ?? 'silent') } = options
  const queries: string[] = []
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      SITEWRIGHT_TEST: '1',
      TEST_PATIENCE: PATIENCE,
      TEST_CHEAP_HASHES: '1',
    }),
    ...options.config,
  }
  const startNode = async (
    { databaseUrl: url = database.ownerUrl, patience = config.patience }: TestNodeOptions,
    onQuery: (text: string) => void,
  ) => {
    const app = await createApp({
      config: { ...config, patience },
      clock,
      log,
      secretKey: TEST_SECRET_KEY,
      ownerUrl: database.ownerUrl,
      database: await openDatabase({
        url,
        log,
        patience,
        refusesNested: config.test,
        onQuery,
      }),
    })
    await app.events.start()
    const server = await createServer(app)
    await server.ready()
    const stop = async () => {
      await server.close()
      await app.events.stop()
      await app.services.close()
      await app.database.close()
    }
    return { app, server, stop }
  }
  const { app, server, stop } = await startNode({}, countIn(queries))
  const stops = [stop]
  const stopNodes = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }

  const guest = () => createTestBrowser(server, STUDIO_HOST, '/api/session')

  /** With mail, an account is opened by a link in a message; this signs up without it. */
  const signUp = async (browser: TestBrowser, email: string) => {
    const person = { name: 'Olive Owner', email }
    if (config.smtpUrl === undefined) {
      return browser.post('/api/sign-up', { ...person, password: PASSWORD })
    }
    const passwordHash = await hashPassword(PASSWORD)
    await insertAccount(app.database.global, { ...person, passwordHash })
    return browser.post('/api/sign-in', { email, password: PASSWORD })
  }

  const createOwner: TestWorld['createOwner'] = async (email) => {
    const browser = guest()
    const signedUp = await signUp(browser, email)
    const made = await browser.post('/api/sites', {
      title: `Shop of ${email.split('@')[0]}`,
      startingPointId,
    })
    if (made.status !== 200) throw new Error(`No site for ${email}: ${made.text}`)
    const { id, identifier } = made.body.site as { id: Id; identifier: string }
    const site = { id, identifier, host: `${identifier}.${config.sitesDomain}` }
    return { browser, site, accountId: signedUp.body.account.id }
  }

  const { browser: owner, site } = await createOwner('owner@example.com')
  queries.length = 0

  return {
    app,
    server,
    clock,
    queries,
    databaseUrl: database.ownerUrl,
    addNode: async (options = {}) => {
      const sent: string[] = []
      const node = await startNode(options, countIn(sent))
      stops.push(node.stop)
      return {
        ...node,
        queries: sent,
        visitor: (of) => createTestBrowser(node.server, of.host, '/api/crumb'),
      }
    },
    owner,
    site,
    createOwner,
    guest,
    visitor: (of = site) => createTestBrowser(server, of.host, '/api/crumb'),
    inSite: (work) => app.database.inSite(site.id, work),
    runJobs: () => app.jobs.drain(),
    stopNodes,
    close: async () => {
      await stopNodes()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
