/**
 * Compiled statements: a statement of a busy path is built and compiled to SQL once, with a placeholder for each value that
 * differs from call to call. Afterwards only values are put in, since building a large one costs more than sending it.
 */

import { CompiledQuery, type Kysely } from 'kysely'
import type { SiteTx } from '../database.ts'
import {
  type Parts,
  type Readers,
  readParts,
  type SharedTables,
  type StatementPart,
  selectParts,
} from './statement-part.ts'
import type { Tables } from './tables.ts'

/** A statement that Kysely can compile. */
interface Statement<Row> {
  compile(db: Kysely<Tables>): CompiledQuery<Row>
}

/** Place of a value in a kept statement. It can be handed on as a parameter; what would compute with it throws. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): never {
    throw new Error(`The text of a kept statement may not depend on ${this.name}`)
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON()
  }
}

/** Name of the placeholder of the site's id, which no value can have. */
const SITE_ID = 'the site’s id'

/**
 * Gives a function that sends the statement that `build` makes. `build` is called once for all sites and calls: it may hand
 * its values on to SQL, and neither ask what they are nor compute with them.
 */
export function keepStatement<Values extends object, Row>(
  build: (site: SiteTx, values: Values) => Statement<Row>,
): (site: SiteTx, values: Values) => Promise<Row[]> {
  let kept: Pick<CompiledQuery, 'sql' | 'parameters'> | undefined
  return async (site, values) => {
    kept ??= withSharedParameters(build(withPlaceholder(site), placeholders<Values>()), site)
    const given: Readonly<Record<string, unknown>> = { ...values, [SITE_ID]: site.id }
    const parameters = kept.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name] : value,
    )
    const { rows } = await site.db.executeQuery<Row>(CompiledQuery.raw(kept.sql, parameters))
    return rows
  }
}

/** The statement compiled, with one parameter for a value that it has in several places. */
function withSharedParameters<Row>(
  statement: Statement<Row>,
  { db }: SiteTx,
): Pick<CompiledQuery, 'sql' | 'parameters'> {
  const { sql, parameters } = statement.compile(db)
  const shared: unknown[] = []
  const places = parameters.map((value) => {
    const isSame = (other: unknown) =>
      value instanceof Placeholder && other instanceof Placeholder && other.name === value.name
    const known = shared.findIndex(isSame)
    return known === -1 ? shared.push(value) : known + 1
  })
  return {
    sql: sql.replace(/\$(\d+)/g, (_, place) => `$${places[Number(place) - 1]}`),
    parameters: shared,
  }
}

/**
 * Batching: asks several parts in one kept statement. What `read` of a part needs must not differ from call to call either.
 * `share` makes the tables that several of them read.
 */
export function keepTogether<Values extends object, Answers extends object>(
  ask: (site: SiteTx, values: Values) => Parts<Answers>,
  share?: (site: SiteTx, values: Values) => SharedTables,
): (site: SiteTx, values: Values) => Promise<Answers> {
  let readers: Readers<Answers> | undefined
  const send = keepStatement<Values, Record<string, unknown>>((site, values) => {
    const parts = ask(site, values)
    readers = readersOf(parts)
    return selectParts(parts, share?.(site, values))
  })
  return async (site, values) => {
    const [row] = await send(site, values)
    return readParts(readers as Readers<Answers>, row)
  }
}

/** The parts without their queries, which hold on to the transaction that they were built in. */
function readersOf<Answers>(parts: Parts<Answers>): Readers<Answers> {
  const readers = Object.entries<StatementPart<unknown>>(parts).map(([name, { read }]) => [
    name,
    { read },
  ])
  return Object.fromEntries(readers) as Readers<Answers>
}

function withPlaceholder(site: SiteTx): SiteTx {
  return { ...site, id: new Placeholder(SITE_ID) as unknown as SiteTx['id'] }
}

function placeholders<Values extends object>(): Values {
  return new Proxy({} as Values, {
    get: (_, name) => new Placeholder(String(name)),
  })
}
