/** Tables of an exported site, from the database's own catalogue, so that a new table cannot be forgotten. */

/** Sends a statement and gives its rows. */
export type Ask = <Row extends object>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>

export interface ArchivedTable {
  readonly name: string
  readonly columns: readonly string[]
}

const PEOPLE = 'people of the old site, who are none of the new one’s'
const DOMAINS = 'addresses that still lead to the old site'
const WAYS_IN = 'ways into the old site'
const UNDER_WAY = 'work that was under way, which the old site ends'
const SEARCH = 'made anew from what is imported'

/** Tables of a site whose rows stay behind, with the reason. Unlogged tables stay behind too. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  activity: PEOPLE,
  daily_salt: 'secrets by which visitors are counted',
  developer_key: WAYS_IN,
  document_change: 'steps of editors that were open',
  domain: DOMAINS,
  // Its record still stands, and would prove the domain to be the new site’s.
  domain_claim: DOMAINS,
  editing_presence: PEOPLE,
  form_delivery: UNDER_WAY,
  idempotency_key: UNDER_WAY,
  invitation: PEOPLE,
  membership: PEOPLE,
  payment_event: UNDER_WAY,
  preview_link: WAYS_IN,
  review: PEOPLE,
  search_entry: SEARCH,
  search_text: SEARCH,
  search_word: SEARCH,
  site_change: 'tells running nodes what to forget, by numbers of this database alone',
  site_draft_change: 'steps of editors that were open',
  solved_captcha: UNDER_WAY,
  subscriber_import: UNDER_WAY,
  subscriber_import_part: UNDER_WAY,
}

/** Secrets that the server’s key has sealed: SQL of what takes their place, by table and column. */
export const BLANKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Text that opens with no key counts as keys that have to be entered again.
  payment_method: { sealed_keys: `CASE sealed_keys WHEN '' THEN '' ELSE 'left out' END` },
  spam_rules: { recaptcha_secret: `''` },
}

/** Tables without row security that an export has: the site’s own row, and the words by which answers are found. */
const WITHOUT_WALL = ['site', 'form_answer_search']

/** Columns of the site’s own row that are given anew where it is imported. */
const GIVEN_ANEW = ['id', 'identifier', 'founder_id', 'is_demo', 'removed_at']

/** All tables with rows of the site, and its own row, which comes first. */
export async function archivedTables(ask: Ask): Promise<ArchivedTable[]> {
  const tables = await ask<ArchivedTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
       AND c.relname <> ALL ($1) AND (c.relforcerowsecurity OR c.relname = ANY ($2))
     GROUP BY c.relname
     HAVING c.relname = 'site' OR bool_or(a.attname = 'website_id')
     ORDER BY c.relname <> 'site', c.relname`,
    [Object.keys(LEFT_OUT), WITHOUT_WALL],
  )
  return tables.map((table) =>
    table.name === 'site'
      ? { ...table, columns: table.columns.filter((column) => !GIVEN_ANEW.includes(column)) }
      : table,
  )
}

interface Key {
  readonly table: string
  readonly target: string
  readonly isDeferrable: boolean
}

/** Tables whose rows a trigger makes with those of another: the other is loaded first, and what was made gives way. */
export const MADE_BY_TRIGGER: Readonly<Record<string, string>> = { category: 'page' }

/** Names in an order in which rows come after those that they name. Deferrable keys, which are checked at the end, order nothing. */
export async function loadOrder(ask: Ask, tables: readonly ArchivedTable[]): Promise<string[]> {
  const keys = await ask<Key>(
    `SELECT c.relname AS table, target.relname AS target, k.condeferrable AS "isDeferrable"
     FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_class target ON target.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  )
  const names = new Set(tables.map(({ name }) => name))
  // The site’s own row is made before all others, and filled in after them.
  names.delete('site')
  const before = (name: string) => [
    ...keys.flatMap(({ table, target, isDeferrable }) =>
      table === name && !isDeferrable && names.has(target) ? [target] : [],
    ),
    ...(MADE_BY_TRIGGER[name] === undefined ? [] : [MADE_BY_TRIGGER[name]]),
  ]
  const order = new Set<string>()
  const add = (name: string, path: readonly string[]) => {
    if (order.has(name)) return
    if (path.includes(name)) {
      throw new Error(`One key of this circle has to be deferrable: ${[...path, name].join(', ')}`)
    }
    for (const other of before(name)) add(other, [...path, name])
    order.add(name)
  }
  for (const name of names) add(name, [])
  return [...order]
}

/** Names of columns for a statement. */
export const listed = (columns: readonly string[]) =>
  columns.map((column) => `"${column}"`).join(', ')
