/** Makes the database in a new cluster, and its owner, who is no superuser. */

import { Client } from 'pg'
import type { ClusterRecord, Places } from './places.ts'

const DATABASE = 'sitewright'
/** Owner of the database; no superuser. */
export const OWNER = 'sitewright_owner'

/** Address of a running server: its port, and the folder of its Unix socket if it has one. */
export interface Address {
  readonly port: number
  readonly sockets: string | undefined
}

export function ownerUrl(
  { ownerPassword }: Pick<ClusterRecord, 'ownerPassword'>,
  address: Address,
): string {
  return url(OWNER, ownerPassword, address, DATABASE)
}

function url(user: string, password: string, { port, sockets }: Address, database: string): string {
  const host = sockets === undefined ? '' : `?host=${encodeURIComponent(sockets)}`
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}${host}`
}

/** Idempotent: each step asks first, so that a start that was cut short is resumed by the next. */
export async function prepareDatabase(places: Places, address: Address): Promise<void> {
  const { superuserPassword, ownerPassword } = places.record
  await asSuperuser(url('postgres', superuserPassword, address, 'postgres'), async (client) => {
    const has = async (question: string, name: string) =>
      (await client.query(question, [name])).rowCount === 1
    if (!(await has('select from pg_roles where rolname = $1', OWNER))) {
      // CREATEROLE lets the migrations make the role that row security binds.
      await client.query(
        `create role ${OWNER} login createrole password ${client.escapeLiteral(ownerPassword)}`,
      )
    }
    if (!(await has('select from pg_database where datname = $1', DATABASE))) {
      await client.query(`create database ${DATABASE} owner ${OWNER}`)
    }
  })
  await places.save({ isPrepared: true })
}

async function asSuperuser(connection: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: connection })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
