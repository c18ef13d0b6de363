/** Transient errors: caused by the database or the machine, and not by the request. */

/**
 * `away`: the database, or the way to it, is gone, or it gave up for now. `full`: there is no room to write. In neither case
 * was anything changed, so the request may be tried again later.
 */
export type Trouble = 'away' | 'full'

/** Trouble by Node's code of the error or PostgreSQL's SQLSTATE. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  ECONNABORTED: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTDOWN: 'away',
  EHOSTUNREACH: 'away',
  ENETDOWN: 'away',
  ENETUNREACH: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  // The name of the database's host is unknown now: a service of a cluster has no name while it has no process.
  EAI_AGAIN: 'away',
  ENOTFOUND: 'away',
  // The machine has no files or memory left to give, or its disk does not answer.
  EIO: 'away',
  EMFILE: 'away',
  ENFILE: 'away',
  ENOMEM: 'away',
  EROFS: 'away',
  // The service that keeps the files.
  FILES_AWAY: 'away',
  EDQUOT: 'full',
  ENOSPC: 'full',
  // A standby that was not promoted yet.
  '25006': 'away',
  // PostgreSQL's time limits of transactions: one that was idle, one that took too long.
  '25P03': 'away',
  '25P04': 'away',
  // Deadlock, serialization failure: still there after all tries.
  '40001': 'away',
  '40P01': 'away',
  // Out of memory, of connections, or over a configured limit.
  '53000': 'away',
  '53100': 'full',
  '53200': 'away',
  '53300': 'away',
  '53400': 'away',
  // A lock or a statement that took too long.
  '55P03': 'away',
  '57014': 'away',
  // Shutdown, crash, starting, database dropped, idle session ended.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  // I/O error of the database's disk.
  '58000': 'away',
  '58030': 'away',
}

/** PostgreSQL's SQLSTATE class of connection errors. */
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/

/** Messages of the `pg` client's own connection errors, which have no code. */
const BROKEN_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Kind of trouble behind an error; undefined where the error is about something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, syscall, message, errors } = error as Partial<Record<string, unknown>>
  if (typeof code === 'string') {
    // A Unix socket is gone with its server.
    if (code === 'ENOENT' && syscall === 'connect') return 'away'
    if (Object.hasOwn(TROUBLES, code)) return TROUBLES[code]
    if (CONNECTION_CLASS.test(code)) return 'away'
  }
  // Node reports one error for each address of a host that it tried.
  if (error instanceof AggregateError && Array.isArray(errors) && errors.length > 0)
    return troubleOf(errors[0])
  return typeof message === 'string' && BROKEN_CONNECTION.test(message) ? 'away' : undefined
}
