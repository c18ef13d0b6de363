/** Access to the PostgreSQL that a server process runs for itself, as its owner. */

import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProcess } from './test-process.ts'

/** Process id of the PostgreSQL that currently runs. */
export async function postmasterOf(server: TestProcess): Promise<number> {
  return (await recordOf(server)).pid
}

export async function inOwnDatabase<Result>(
  server: TestProcess,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { ownerPassword, port } = await recordOf(server)
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'sitewright_owner',
    password: ownerPassword,
    database: 'sitewright',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function recordOf({ dataDir }: TestProcess) {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8')
  const record = JSON.parse(text) as { cluster: string; ownerPassword: string }
  const pidFile = await readFile(resolve(dataDir, record.cluster, 'postmaster.pid'), 'utf8')
  const [pid, , , port] = pidFile.split('\n')
  return { ...record, pid: Number(pid), port: Number(port) }
}
