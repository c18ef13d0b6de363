import type { Change } from './change.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, pascal } from './names.ts'
import { Refusal } from './refusal.ts'

const SERVER = 'apps/server/src'
const FEATURES = `${SERVER}/features`

/** Words that PostgreSQL takes as no table's name: those that `pg_get_keywords` calls reserved. */
const SQL_RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group
  having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp
  natural not notnull null offset on only or order outer overlaps placing primary references returning right select
  session_user similar some symmetric system_user table tablesample then to trailing true union unique user using variadic
  verbose when where window with`.split(/\s+/),
)

export const tables: Job = {
  what: 'tables',
  name: '<feature>/<table>',
  summary: 'A change of the database: a new table of sites, behind row security',
  plan(change, name) {
    const places = placesOf(change)
    const at = name.lastIndexOf('/')
    const [place, table] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
    const file = places.get(place)
    if (file === undefined) {
      throw new Refusal(
        `Say \`<feature>/<table>\`. Features with tables are: ${[...places.keys()].join(', ')}.`,
      )
    }
    checkName(table)
    const [feature = ''] = place.split('/')
    const sqlName = table.replaceAll('-', '_')
    if (SQL_RESERVED.has(sqlName)) {
      throw new Refusal(`\`${sqlName}\` is a word of SQL: choose another name.`)
    }
    const sources = sourcesOf(change)
    if (sources.some((text) => new RegExp(`CREATE TABLE ${sqlName} \\(`).test(text))) {
      throw new Refusal(`There is a table \`${sqlName}\` already: choose another name.`)
    }
    const migration = `${numberBehind(sources)}-${feature}-${table}`
    const platform = '../'.repeat(file.split('/').length - 4)

    change.edit(file, (text) =>
      addToList(
        withImports(text, {
          sql: 'kysely',
          protectTenantTable: `${platform}platform/db/tenant-table.ts`,
        }),
        openingOf(text, /: Migrations = \{/),
        entry(migration, sqlName),
        // Behind all others, whatever they are called.
        (one) => (one.includes(migration) ? '2' : '1'),
      ),
    )
    const types = `${FEATURES}/${feature}/tables.ts`
    change.edit(types, (text) => withTable(text, sqlName, `${pascal(table)}Table`))
    change.next.push(
      `Say in ${file} which columns \`${sqlName}\` has, and the same in ${types}.`,
      'To change a table that is there, put its statements in place of these, and take the new type out again. What reads or changes rows goes into `acrossSites`.',
      `Try it, once \`npm run build\` has run: \`npx vitest run ${SERVER}/isolation/catalogue.db.test.ts\` holds every table to its walls.`,
    )
  },
}

/** Files of migrations by what is typed for them: `locks`, or `commerce/orders` where a feature has several. */
function placesOf(change: Change): ReadonlyMap<string, string> {
  return new Map(
    change.list(FEATURES).flatMap((feature): [string, string][] => {
      const folder = `${FEATURES}/${feature}`
      if (!change.exists(`${folder}/tables.ts`)) return []
      if (change.exists(`${folder}/migrations.ts`)) return [[feature, `${folder}/migrations.ts`]]
      if (!change.exists(`${folder}/migrations`)) return []
      return change
        .list(`${folder}/migrations`)
        .map((file) => [`${feature}/${file.replace(/\.ts$/, '')}`, `${folder}/migrations/${file}`])
    }),
  )
}

function sourcesOf(change: Change): string[] {
  return change
    .list(SERVER, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => change.read(`${SERVER}/${path}`))
}

/** The next number behind those of all migrations, in four digits. */
function numberBehind(sources: readonly string[]): string {
  const numbers = sources.flatMap((text) =>
    [...text.matchAll(/^ +'(\d{4})-[a-z0-9-]+':/gm)].map(([, number]) => Number(number)),
  )
  if (numbers.length === 0) throw new Error('There are no migrations')
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

function openingOf(text: string, pattern: RegExp): string {
  const [opening] = pattern.exec(text) ?? []
  if (opening === undefined) throw new Error(`There is no ${pattern} to add to`)
  return opening
}

/** The text with the imports that it lacks: names, behind `type` where they are types, and their modules. */
function withImports(text: string, modules: Readonly<Record<string, string>>): string {
  return Object.entries(modules).reduce((result, [name, from]) => {
    const [, type = '', bare = name] = /^(type )?(.*)$/.exec(name) ?? []
    const isThere = new RegExp(`^import .*\\b${bare}\\b`, 'm').test(text)
    return isThere ? result : addImport(result, `import ${type}{ ${bare} } from '${from}'`)
  }, text)
}

function withTable(text: string, sqlName: string, type: string): string {
  const imported = withImports(text, {
    'type Id': '@sitewright/core/id',
    'type Generated': 'kysely',
  })
  const augmentation = openingOf(imported, /^declare module /m)
  const described = imported.replace(
    augmentation,
    `export interface ${type} {\n  website_id: Id\n  id: Id\n  created_at: Generated<Date>\n}\n\n${augmentation}`,
  )
  return described.replace(
    openingOf(described, /^ {2}interface Tables \{\n/m),
    (opening) => `${opening}    ${sqlName}: ${type}\n`,
  )
}

const entry = (migration: string, table: string) => `
  '${migration}': async (db) => {
    await sql\`
      CREATE TABLE ${table} (
        website_id text NOT NULL REFERENCES site ON DELETE CASCADE,
        id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (website_id, id)
      )\`.execute(db)
    await protectTenantTable(db, '${table}')
  }`
