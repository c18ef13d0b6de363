import { writeFileSync } from 'node:fs'
import { createTestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { it } from 'vitest'
it('dumps', async () => {
  const d = await createTestDatabase()
  const c = new pg.Client({ connectionString: d.ownerUrl })
  await c.connect()
  const q = async (t: string) => (await c.query(t)).rows
  const cols = await q(`SELECT c.relname t, c.relforcerowsecurity f, c.relkind k, string_agg(a.attname||' '||format_type(a.atttypid,a.atttypmod)||(case when a.attnotnull then '!' else '' end)||(case when a.attgenerated<>'' then ' GEN' else '' end)||(case when a.attidentity<>'' then ' IDENT'||a.attidentity::text else '' end), ', ' order by attnum) cols,
   has_table_privilege('sitewright_app', c.oid, 'INSERT') ins, has_table_privilege('sitewright_app', c.oid, 'UPDATE') upd, has_table_privilege('sitewright_app', c.oid, 'SELECT') sel, has_table_privilege('sitewright_app', c.oid, 'DELETE') del
   FROM pg_class c JOIN pg_attribute a ON a.attrelid=c.oid AND a.attnum>0 AND NOT a.attisdropped WHERE c.relnamespace='public'::regnamespace AND c.relkind in ('r','p') GROUP BY c.oid, c.relname ORDER BY 1`)
  const keys = await q(`SELECT conrelid::regclass::text t, conname n, pg_get_constraintdef(oid) d FROM pg_constraint WHERE contype='f' AND connamespace='public'::regnamespace order by 1,2`)
  const uniq = await q(`SELECT i.indrelid::regclass::text t, pg_get_indexdef(i.indexrelid) d FROM pg_index i JOIN pg_class c ON c.oid=i.indrelid WHERE i.indisunique AND c.relnamespace='public'::regnamespace order by 1`)
  const trig = await q(`SELECT tgrelid::regclass::text t, pg_get_triggerdef(oid) d, tgfoid::regproc f FROM pg_trigger WHERE NOT tgisinternal order by 1`)
  const fn = await q(`SELECT proname, prosrc FROM pg_proc WHERE pronamespace='public'::regnamespace and proname not like '%trgm%' and prolang <> (select oid from pg_language where lanname='c')`)
  writeFileSync('/tmp/h27x-schema.json', JSON.stringify({ cols, keys, uniq, trig, fn }, null, 1))
  await c.end()
  await d.drop()
})
