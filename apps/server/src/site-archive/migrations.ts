import { sql } from 'kysely'
import type { Migrations } from '../platform/db/migrate.ts'

/** Keys by which rows name rows of their own table, or tables each other in a circle. */
const CIRCLES: readonly (readonly [table: string, key: string])[] = [
  ['cart', 'cart_website_id_order_id_fkey'],
  ['category', 'product_category_website_id_parent_id_fkey'],
  ['file_folder', 'file_folder_website_id_parent_id_fkey'],
  ['page', 'page_website_id_parent_id_fkey'],
]

export const archiveMigrations: Migrations = {
  // Checked at once as before, and at the end of a transaction that asks for it, such as that which imports a site.
  '1150-site-archive-circles': async (db) => {
    for (const [table, key] of CIRCLES) {
      await sql`ALTER TABLE ${sql.table(table)} ALTER CONSTRAINT ${sql.id(key)} DEFERRABLE`.execute(
        db,
      )
    }
  },
}
