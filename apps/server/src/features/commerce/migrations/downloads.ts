import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../../../platform/db/tenant-table.ts'

export const downloadMigrations: Migrations = {
  '0722-commerce-downloads': async (db) => {
    await acrossSites(db, ['product', 'private_file'], async () => {
      await sql`
        ALTER TABLE product ADD COLUMN file_id text,
          ADD FOREIGN KEY (website_id, file_id) REFERENCES private_file`.execute(db)
    })
    // The file stays as long as somebody who bought it may download it, whatever becomes of the product.
    await sql`
      CREATE TABLE download_grant (
        website_id text NOT NULL,
        order_id text NOT NULL,
        order_line_id text NOT NULL,
        file_id text NOT NULL,
        uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (website_id, order_id, order_line_id),
        FOREIGN KEY (website_id, order_id, order_line_id) REFERENCES order_line,
        FOREIGN KEY (website_id, file_id) REFERENCES private_file
      )`.execute(db)
    await protectTenantTable(db, 'download_grant')
    await sql`CREATE INDEX download_grant_file ON download_grant (website_id, file_id)`.execute(db)
  },
}
