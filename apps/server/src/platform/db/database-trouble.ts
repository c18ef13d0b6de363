/** What goes wrong because of the database or the machine, and not because of what was asked of it. */

/**
 * `away`: the database, or the way to it, is gone, or it gave up for now. `full`: there is no room to write. Nothing
 * was changed in either case, and the same may be tried later.
 */
export type Trouble = 'away' | 'full'

/** By Node's name of the error, or PostgreSQL's number of it. */
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
  // The name of its host is not known now: a service of a cluster has none while it has no process.
  EAI_AGAIN: 'away',
  ENOTFOUND: 'away',
  // The machine has no more files or memory to give, or its disk does not answer.
  EIO: 'away',
  EMFILE: 'away',
  ENFILE: 'away',
  ENOMEM: 'away',
  EROFS: 'away',
  EDQUOT: 'full',
  ENOSPC: 'full',
  // A standby that was not promoted yet.
  '25006': 'away',
  // The server's own patience with transactions: one that was idle, one that took too long.
  '25P03': 'away',
  '25P04': 'away',
  // Deadlock, serialization: after all tries.
  '40001': 'away',
  '40P01': 'away',
  // Memory, connections, a limit of the configuration.
  '53000': 'away',
  '53100': 'full',
  '53200': 'away',
  '53300': 'away',
  '53400': 'away',
  // A lock, a statement that took too long.
  '55P03': 'away',
  '57014': 'away',
  // Shutdown, crash, starting, dropped, idle.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  // Its disk.
  '58000': 'away',
  '58030': 'away',
}

/** PostgreSQL's class of errors about connections. */
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/

/** What the client of the database says by itself, without a code. */
const BROKEN_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Undefined where the error is about something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown }
  if (typeof code === 'string') {
    if (Object.hasOwn(TROUBLES, code)) return TROUBLES[code]
    if (CONNECTION_CLASS.test(code)) return 'away'
  }
  // Node reports one error for each address of a host that it tried.
  if (error instanceof AggregateError && Array.isArray(errors) && errors.length > 0)
    return troubleOf(errors[0])
  return typeof message === 'string' && BROKEN_CONNECTION.test(message) ? 'away' : undefined
}
