/** The statements that the server sent to PostgreSQL for one request, read back from PostgreSQL's own log. */

import type { LogEntry } from './cluster.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** Statements in the order sent; BEGIN and COMMIT are among them, because each is a round trip too. */
export type Transaction = readonly Statement[]

/** Transactions in the order in which they began, without those of the mail job that ran beside them. */
export function transactionsIn(entries: readonly LogEntry[]): Transaction[] {
  const found: Statement[][] = []
  const open = new Map<string, Statement[]>()
  for (const { session, statement } of statementsIn(entries)) {
    const transaction = open.get(session) ?? []
    if (transaction.length === 0) found.push(transaction)
    transaction.push(statement)
    if (transaction[0]?.text.startsWith('BEGIN')) open.set(session, transaction)
    if (statement.text === 'COMMIT') open.delete(session)
  }
  // A transaction that is still open when the shopper has the answer is not part of the request.
  const unfinished = new Set(open.values())
  return found.filter((transaction) => !unfinished.has(transaction) && !isOfMailJob(transaction))
}

function statementsIn(entries: readonly LogEntry[]): { session: string; statement: Statement }[] {
  return entries.flatMap(({ session, text }, index) => {
    const [, sent] = /^LOG:\s+(?:statement|execute [^:]*): ([\s\S]*)$/.exec(text) ?? []
    if (sent === undefined) return []
    const detail = entries.slice(index + 1).find((next) => next.session === session)?.text
    return [{ session, statement: { text: sent, values: valuesIn(detail ?? '') } }]
  })
}

/** From `DETAIL:  Parameters: $1 = 'it''s', $2 = NULL`. */
function valuesIn(detail: string): (string | null)[] {
  const [, list] = /^DETAIL:\s+parameters: ([\s\S]*)$/i.exec(detail) ?? []
  const values = (list ?? '').matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)
  return [...values].map(([, quoted]) => quoted?.replaceAll("''", "'") ?? null)
}

/** Tells the jobs of mail from requests: no request reads or changes messages; buying only adds one. */
function isOfMailJob(transaction: Transaction): boolean {
  return transaction.some(({ text }) => /\b(?:from|update) "message"/.test(text))
}

/** Transactions of one request, and when they were sent. */
export interface Recording {
  readonly transactions: readonly Transaction[]
  /** Milliseconds since 1970; ids from then on were made by the request. */
  readonly recordedAt: number
  /** Ids that are not of the request, however new they are. */
  readonly known?: readonly string[]
}

/** Number of statements, without those that begin and end transactions. */
export function sizeOf(transactions: readonly Transaction[]): number {
  return transactions.flat().filter(({ text }) => !/^(?:BEGIN|COMMIT)/.test(text)).length
}

export function countStatements(transactions: readonly Transaction[]): string {
  const statements = transactions.reduce((sum, { length }) => sum + length, 0)
  const plural = transactions.length === 1 ? '' : 's'
  return `${statements} statements in ${transactions.length} transaction${plural}`
}
