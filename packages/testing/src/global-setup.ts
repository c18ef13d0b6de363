/** One PostgreSQL and one migrated database for each project of a run, which every test file copies. */

import { chmod, rm } from 'node:fs/promises'
import { migrate } from '@sitewright/server/migrations'
import { createLog } from '@sitewright/server/platform/log/log'
import { startEmbeddedPostgres } from '@sitewright/server/platform/postgres/index'
import { findPlaces } from '@sitewright/server/platform/postgres/places'
import type { TestProject } from 'vitest/node'
import { EMBEDDED_PROJECT } from './embedded-project.ts'
import { makeQuickFolder } from './quick-folder.mjs'
import { asAdmin, withDatabase } from './test-database.ts'

/** Test files with two servers of their own run beside each other, and each server has a whole pool. */
const MAX_CONNECTIONS = 400

const TEMPLATE = 'sitewright_test_template'

interface Server {
  readonly adminUrl: string
  readonly ownerUrl: string
  stop(): Promise<void>
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = project.name === EMBEDDED_PROJECT ? undefined : process.env.DATABASE_URL
  const server = given === undefined ? await embedded() : external(given)
  const { adminUrl, ownerUrl } = server
  await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await asAdmin(adminUrl, `CREATE DATABASE ${TEMPLATE} OWNER ${new URL(ownerUrl).username}`)
  await migrate({ url: withDatabase(ownerUrl, TEMPLATE), log: createLog('silent') })
  project.provide('databaseServer', { adminUrl, ownerUrl, template: TEMPLATE })
  return () => server.stop()
}

function external(url: string): Server {
  return { adminUrl: url, ownerUrl: url, stop: async () => {} }
}

async function embedded(): Promise<Server> {
  const dataDir = makeQuickFolder('test')
  // Started by root, PostgreSQL runs as another user, who must be able to reach the cluster.
  await chmod(dataDir, 0o711)
  const log = { warn: (details: object, message: string) => console.warn(message, details) }
  const postgres = await startEmbeddedPostgres({ dataDir, log, maxConnections: MAX_CONNECTIONS })
  const { record } = await findPlaces(dataDir)
  const adminUrl = new URL(postgres.ownerUrl)
  adminUrl.username = 'postgres'
  adminUrl.password = record.superuserPassword
  adminUrl.pathname = '/postgres'
  return {
    adminUrl: adminUrl.href,
    ownerUrl: postgres.ownerUrl,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
