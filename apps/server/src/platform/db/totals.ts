import { type Kysely, sql } from 'kysely'
import { APP_ROLE } from './app-role.ts'
import { BACKUP_SETTING } from './tenant-table.ts'

export interface Totals {
  /** Name of the function; it is on the list `SECURITY_DEFINER_FUNCTIONS`. */
  readonly name: string
  /** Columns of its one row, with their types: `waiting bigint`. */
  readonly columns: string
  /** Statement that gives that row: numbers alone, so that nothing of any one site leaves by it. */
  readonly select: string
}

/**
 * Makes a function by which the server reads totals over the rows of all sites, for metrics. It reads as the tables' owner, in the
 * way that is open to backups, and shuts that again before it answers.
 */
export async function createTotals(
  db: Kysely<unknown>,
  { name, columns, select }: Totals,
): Promise<void> {
  await sql`
    CREATE FUNCTION ${sql.id(name)}() RETURNS TABLE (${sql.raw(columns)})
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    #variable_conflict use_column
    BEGIN
      PERFORM set_config(${sql.lit(BACKUP_SETTING)}, 'on', true);
      RETURN QUERY ${sql.raw(select)};
      PERFORM set_config(${sql.lit(BACKUP_SETTING)}, '', true);
    END $$`.execute(db)
  await sql`REVOKE ALL ON FUNCTION ${sql.id(name)} FROM PUBLIC`.execute(db)
  await sql`GRANT EXECUTE ON FUNCTION ${sql.id(name)} TO ${sql.id(APP_ROLE)}`.execute(db)
}
