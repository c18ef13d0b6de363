/** The embedded PostgreSQL of a running server, from the side. */

import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cpuOfFamily } from './cpu.ts'

/** Timeout: milliseconds that a change of logging or an empty queue is waited for. */
const LIMIT_MS = 15_000

/** Begins each entry of the log, so that an entry of several lines can be told from the next. */
const ENTRY = '@@'

/** One thing PostgreSQL said about one connection. */
export interface LogEntry {
  readonly session: string
  readonly text: string
}

export interface Cluster {
  /** The superuser's. */
  readonly admin: pg.Client
  /** A connection as the server's own are: bound by row security, with the same limits. */
  connect(): Promise<pg.Client>
  /** The statements that the server's connections ran, with parameters, while `work` did its work. */
  logOf(work: () => Promise<void>): Promise<LogEntry[]>
  /** CPU time that PostgreSQL has used, in milliseconds, without what `admin` made it do. */
  cpu(): Promise<number>
  close(): Promise<void>
}

interface ClusterRecord {
  readonly cluster: string
  readonly superuserPassword: string
  readonly ownerPassword: string
}

export async function openCluster(dataDir: string): Promise<Cluster> {
  const record = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as ClusterRecord
  const pidFile = join(resolve(dataDir, record.cluster), 'postmaster.pid')
  const [postmaster, , , port] = (await readFile(pidFile, 'utf8')).split('\n')
  const url = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/sitewright`
  const admin = new pg.Client({ connectionString: url('postgres', record.superuserPassword) })
  await admin.connect()
  const own = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const log = join(dataDir, 'postgres.log')
  return {
    admin,
    connect: async () => {
      const client = new pg.Client({
        connectionString: url('sitewright_owner', record.ownerPassword),
        options:
          '-c statement_timeout=10000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=30000',
      })
      await client.connect()
      await client.query('SET ROLE sitewright_app')
      return client
    },
    logOf: async (work) => {
      await setLogging(admin, true)
      const { size } = await stat(log)
      await work()
      const written = (await readFile(log)).subarray(size).toString()
      await setLogging(admin, false)
      return entriesIn(written)
    },
    cpu: () => cpuOfFamily(Number(postmaster), own.rows[0]?.pid ?? 0),
    close: () => admin.end(),
  }
}

async function setLogging(admin: pg.Client, on: boolean): Promise<void> {
  const changes = on
    ? [`SET log_statement = 'all'`, `SET log_line_prefix = '${ENTRY}%a %c '`]
    : ['RESET log_statement', 'RESET log_line_prefix']
  for (const change of changes) await admin.query(`ALTER SYSTEM ${change}`)
  await admin.query('SELECT pg_reload_conf()')
  // Every connection takes the news at its next statement; they have come once this one has them.
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(50)) {
    const { rows } = await admin.query<{ log_statement: string }>('SHOW log_statement')
    if ((rows[0]?.log_statement === 'all') === on) return void (await sleep(300))
  }
  throw new Error('PostgreSQL does not take the change of its logging')
}

/** Entries of connections that serve people; those of the queue and of the listener have other names. */
function entriesIn(log: string): LogEntry[] {
  return `\n${log}`.split(`\n${ENTRY}`).flatMap((entry) => {
    const [, session, text] = /^sitewright (\S+) ([\s\S]*)$/.exec(entry.trimEnd()) ?? []
    // PostgreSQL indents the further lines of an entry.
    return session && text ? [{ session, text: text.replaceAll('\n\t', '\n') }] : []
  })
}

/**
 * Lets the server finish what is due and puts off what waits, so that the looks it takes at payments
 * fifteen seconds after them do not fall into somebody else's round.
 */
export async function quietQueue(admin: pg.Client, limitMs = LIMIT_MS): Promise<void> {
  await admin.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'
     WHERE run_at > now() AND locked_at IS NULL`,
  )
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(50)) {
    const { rowCount } = await admin.query(
      'SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts LIMIT 1',
    )
    if (rowCount === 0) return
  }
  throw new Error('The server does not get through its jobs')
}
