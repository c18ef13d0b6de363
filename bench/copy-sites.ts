/** Many sites at once: copies of one, straight in the tables, each with everything its pages are made from. */

import type { Client } from 'pg'

/** In the order in which they need each other. Ids repeat from site to site but those of publications. */
const TABLES = [
  'document',
  'publication',
  'document_revision',
  'publication_document',
  'store_settings',
  'asset',
  'product_category',
  'product',
  'product_in_category',
  'variant',
  'stock_level',
] as const

/** Copies of the site called `identifier`: `copy-1`, `copy-2`, … Returns what they are called. */
export async function copySites(
  admin: Client,
  identifier: string,
  count: number,
): Promise<readonly string[]> {
  await admin.query(
    `CREATE TEMPORARY TABLE copy AS
     SELECT site.id AS from_id, number, substr(md5('site' || number), 1, 24) AS id
     FROM site, generate_series(1, ${count}) AS number WHERE identifier = '${identifier}'`,
  )
  const site = await columnsOf(admin, 'site')
  await admin.query(
    `INSERT INTO site (${site}) SELECT ${values(site, {
      id: 'copy.id',
      identifier: `'copy-' || copy.number`,
      publication_id: 'NULL',
    })} FROM copy JOIN site source ON source.id = copy.from_id`,
  )
  for (const table of TABLES) {
    const columns = await columnsOf(admin, table)
    const publicationId = 'substr(md5(source.publication_id || copy.id), 1, 24)'
    await admin.query(
      `INSERT INTO ${table} (${columns}) SELECT ${values(columns, {
        website_id: 'copy.id',
        publication_id: publicationId,
        ...(table === 'publication' && { id: publicationId.replace('publication_id', 'id') }),
      })} FROM copy JOIN ${table} source ON source.website_id = copy.from_id`,
    )
  }
  await admin.query(
    `UPDATE site SET publication_id = substr(md5(source.publication_id || copy.id), 1, 24)
     FROM copy JOIN site source ON source.id = copy.from_id WHERE site.id = copy.id`,
  )
  await admin.query('DROP TABLE copy')
  await admin.query('ANALYZE')
  return Array.from({ length: count }, (_, index) => `copy-${index + 1}`)
}

async function columnsOf(admin: Client, table: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

function values(columns: readonly string[], others: Readonly<Record<string, string>>): string {
  return columns.map((name) => others[name] ?? `source.${name}`).join(', ')
}
