import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabaseServer {
  /** URL of a role that may create databases. */
  readonly adminUrl: string
  /** URL of the role that owns the tables; it differs only by name and password. */
  readonly ownerUrl: string
  /** Name of the migrated database to copy. */
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer
  }
}

export interface TestDatabase {
  readonly ownerUrl: string
  drop(): Promise<void>
}

let count = 0

/** A migrated database of the test file's own; takes about 30 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('databaseServer').template)
}

/** A copy of another test's database, once that has no more connections. */
export function copyTestDatabase(url: string): Promise<TestDatabase> {
  return createFrom(new URL(url).pathname.slice(1))
}

/** A database of the test file's own without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0')
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { adminUrl, ownerUrl } = inject('databaseServer')
  count += 1
  const name = `test_${process.pid}_${Date.now().toString(36)}_${count}`
  const owner = new URL(ownerUrl).username
  // Files are copied as they are: the other way writes each of their pages into the log first.
  const create = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER ${owner}`
  // Connections of a killed process take a moment to be noticed, and PostgreSQL itself waits five seconds.
  while (!(await isDone(asAdmin(adminUrl, create))));
  return {
    ownerUrl: withDatabase(ownerUrl, name),
    drop: () => dropDatabase(adminUrl, name),
  }
}

const OBJECT_IN_USE = '55006'

/** Whether it succeeded; false while the database has other connections. */
async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== OBJECT_IN_USE) throw error
    return false
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Drops a database and ends its connections. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  try {
    await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error
    // It is being vacuumed, by a process that no plain role may end; without FORCE, PostgreSQL ends it itself.
    await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name}`)
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
