/** The database's own catalogue of tables and policies proves the walls between tenants. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECURITY_DEFINER_FUNCTIONS } from '../platform/db/queue-migration.ts'
import { GLOBAL_TABLES } from '../platform/db/tenant-table.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

interface TableRow {
  name: string
  has_website_id: boolean
  is_nullable: boolean
  first_key: string | null
  secured: boolean
  forced: boolean
  using_site: boolean
  checks_site: boolean
}

async function tables(): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    SELECT c.relname AS name,
      a.attname IS NOT NULL AS has_website_id,
      a.attname IS NOT NULL AND NOT a.attnotnull AS is_nullable,
      (SELECT k.attname FROM pg_index i JOIN pg_attribute k
        ON k.attrelid = i.indrelid AND k.attnum = i.indkey[0]
        WHERE i.indrelid = c.oid AND i.indisprimary) AS first_key,
      c.relrowsecurity AS secured, c.relforcerowsecurity AS forced,
      coalesce(p.qual LIKE '%app.website_id%', false) AS using_site,
      coalesce(p.with_check LIKE '%app.website_id%', false) AS checks_site
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped
    LEFT JOIN pg_policies p ON p.schemaname = 'public' AND p.tablename = c.relname
      AND p.policyname = 'own_site'
    WHERE c.relkind IN ('r', 'p') AND c.relname NOT LIKE 'kysely_%'
    ORDER BY c.relname`.execute(world.app.database.global)
  return rows
}

describe('every table', () => {
  it('is on the written list of global tables or belongs to a site, never neither', async () => {
    for (const table of await tables()) {
      expect([table.name, table.has_website_id || table.name in GLOBAL_TABLES]).toEqual([
        table.name,
        true,
      ])
    }
  })

  it('of a site is behind forced row security for reading and writing', async () => {
    const tenants = (await tables()).filter(({ name }) => !(name in GLOBAL_TABLES))
    for (const table of tenants) {
      expect(table).toMatchObject({
        is_nullable: false,
        first_key: 'website_id',
        secured: true,
        forced: true,
        using_site: true,
        checks_site: true,
      })
    }
  })

  it('of a site shows more than one site to its owner alone, and only to read a backup', async () => {
    const { rows } = await sql<{ opening: string; readers: string }>`
      SELECT DISTINCT format('%s %s %s %s', permissive, cmd, policyname, qual) AS opening,
        CASE WHEN roles = ARRAY[tableowner] THEN 'owner' ELSE roles::text END AS readers
      FROM pg_policies JOIN pg_tables USING (schemaname, tablename)
      WHERE schemaname = 'public' AND policyname <> 'own_site'`.execute(world.app.database.global)
    expect(rows).toEqual([
      {
        opening: `PERMISSIVE SELECT backup_reads (current_setting('app.backup'::text, true) = 'on'::text)`,
        readers: 'owner',
      },
    ])
    const asServer = await world.app.database.inGlobal(async (db) => {
      await sql`SET LOCAL app.backup = 'on'`.execute(db)
      return sql`SELECT FROM document`.execute(db)
    })
    expect(asServer.rows).toEqual([])
  })

  it('of a site shows nothing where no site was set', async () => {
    const tenants = (await tables()).filter(({ name }) => !(name in GLOBAL_TABLES))
    for (const { name } of tenants) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(
        world.app.database.global,
      )
      expect([name, rows.length]).toEqual([name, 0])
    }
  })
})

describe('foreign keys between tables of a site', () => {
  it('carry the site, so that they cannot point across', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      SELECT k.conname AS name, array_agg(a.attname::text) AS columns
      FROM pg_constraint k
      JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_class target ON target.oid = k.confrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND c.relrowsecurity AND target.relrowsecurity
      GROUP BY k.conname`.execute(world.app.database.global)
    for (const key of rows)
      expect([key.name, key.columns]).toEqual([key.name, expect.arrayContaining(['website_id'])])
  })
})

describe('the server’s role', () => {
  it('is neither superuser nor owner, and cannot bypass row security', async () => {
    const { rows } = await sql`
      SELECT rolsuper, rolbypassrls,
        (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owns
      FROM pg_roles r WHERE rolname = current_user`.execute(world.app.database.global)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owns: 0 }])
  })

  it('may not touch the queue’s tables', async () => {
    const read = sql`SELECT 1 FROM graphile_worker._private_jobs`.execute(world.app.database.global)
    await expect(read).rejects.toThrow(/permission denied/)
  })
})

describe('functions and views', () => {
  it('run with their caller’s rights, but for the reviewed list', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT p.proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE p.prosecdef AND n.nspname = 'public' ORDER BY p.proname`.execute(
      world.app.database.global,
    )
    expect(rows.map(({ name }) => name)).toEqual([...SECURITY_DEFINER_FUNCTIONS])
  })

  it('there is no view that reads with its owner’s rights', async () => {
    const { rows } = await sql`
      SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('v', 'm') AND n.nspname = 'public'
        AND NOT coalesce(c.reloptions @> ARRAY['security_invoker=true'], false)`.execute(
      world.app.database.global,
    )
    expect(rows).toEqual([])
  })
})
