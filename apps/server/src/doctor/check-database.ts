/** Looks at the tables, the clock and the key that a database was used with. */

import pg from 'pg'
import { refuseHiddenRows } from '../backup/stored-tables.ts'
import { MIGRATION_NAMES } from '../migrations.ts'
import { fingerprintOf } from '../platform/db/key-check.ts'
import type { Config } from '../platform/settings/config.ts'
import { knownSecretKey } from '../platform/start/data-dir.ts'
import { type Finding, fine, note, trouble } from './finding.ts'

/** Seconds that two clocks may differ by. */
const CLOCKS_APART_S = 5

/** The result is whether the tables are those of this version, so that rows can be looked at. */
export async function* checkDatabase(
  config: Config,
  ownerUrl: string,
): AsyncGenerator<Finding, boolean> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sitewright-doctor',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const schema = await schemaOf(client)
    yield schema
    yield await clockOf(client)
    if (schema.kind !== 'fine') return false
    yield await keyOf(client, config)
    await refuseHiddenRows(client)
    yield fine('Backups can read the rows of all sites.')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

async function schemaOf(client: pg.Client): Promise<Finding> {
  const there = await client.query(`SELECT to_regclass('public.kysely_migration') AS table`)
  if (there.rows[0]?.table === null) {
    return note('The database has no tables yet: the first start makes them.')
  }
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration')
  const unknown = rows.find(({ name }) => !MIGRATION_NAMES.includes(name))
  if (unknown) {
    return trouble(
      `The tables are those of a newer version (${unknown.name}): run that version, or a newer one.`,
    )
  }
  const left = MIGRATION_NAMES.length - rows.length
  if (left > 0) return note(`${left} changes of tables are left: the next start makes them.`)
  return fine('The tables are those of this version.')
}

async function clockOf(client: pg.Client): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const answered = Date.now()
  const theirs = rows[0]?.now.getTime() ?? answered
  const apart = Math.max(asked - theirs, theirs - answered, 0) / 1000
  return apart > CLOCKS_APART_S
    ? trouble(
        `The clocks of this machine and of the database are ${Math.round(apart)} seconds apart: set both by NTP.`,
      )
    : fine('This machine and the database have the same time.')
}

async function keyOf(client: pg.Client, config: Config): Promise<Finding> {
  const { rows } = await client.query<{ fingerprint: string }>('SELECT fingerprint FROM secret_key')
  const key = await knownSecretKey(config)
  const [known] = rows
  if (!known || key === undefined) return note('The database does not know its key yet.')
  return known.fingerprint === fingerprintOf(key)
    ? fine('The key is that of the database.')
    : trouble(
        'SECRET_KEY (or DATA_DIR/secret-key) is not the key of this database: give the one that it was used with.',
      )
}
