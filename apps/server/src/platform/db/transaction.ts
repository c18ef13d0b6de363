/**
 * One transaction on one connection. Its statements may be sent without waiting for each other's answers (pipelining):
 * PostgreSQL runs them in the order in which they were sent. BEGIN of a site's transaction is not waited for either, and COMMIT
 * goes out with a last statement that is named as such.
 */

import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  Kysely,
  type PostgresDialect,
} from 'kysely'
import { isOutgrown } from './named-statements.ts'
import type { Tables } from './tables.ts'

/** Tries of one transaction, the first included. */
const ATTEMPTS = 4
/** SQLSTATEs after which a transaction is tried again: deadlock, serialization failure. */
const TRY_AGAIN = new Set(['40P01', '40001'])
/** SQLSTATE of every statement that comes after one that failed. */
const ABORTED = '25P02'

/** Whether PostgreSQL wants the whole transaction tried again. */
export function asksForAnother(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && TRY_AGAIN.has(code)) || isOutgrown(error)
}

/** Statement that begins a transaction; `isAwaited` where no row security holds off statements behind one that failed. */
interface Begin {
  readonly text: string
  readonly isAwaited: boolean
}

/** Sends one statement with COMMIT behind it, in one round trip. */
export type SendLast = <Result>(send: () => Promise<Result>) => Promise<Result>

export type RunTransaction = <Result>(
  begin: Begin,
  work: (db: Kysely<Tables>, sendLast: SendLast) => Promise<Result>,
) => Promise<Result>

/** Runs transactions on the connections of `kysely`, and again after errors that ask for it. */
export function createTransactions(
  kysely: Kysely<Tables>,
  dialect: PostgresDialect,
): RunTransaction {
  const executor = kysely.getExecutor()
  const driver = dialect.createDriver()
  const over = (provider: ConnectionProvider) =>
    new Kysely<Tables>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider(provider),
    })

  return async (begin, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await executor.provideConnection((connection) => {
          const transaction = new Transaction(connection)
          return transaction.run(begin, () => work(over(transaction), transaction.sendLast))
        })
      } catch (error) {
        if (attempt === ATTEMPTS || !asksForAnother(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
      }
    }
  }
}

/** Gives the connection to statements from BEGIN to the end of the work, and to none after it. */
class Transaction implements ConnectionProvider {
  readonly #connection: DatabaseConnection
  #isOver = false
  /** Whether COMMIT is to follow the next statement. */
  #isNextLast = false
  /** The answer to a COMMIT that was sent with a statement. */
  #committed: Promise<void> | undefined
  /** The error that ended what statements behind it were sent for. */
  #cause: unknown

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async provideConnection<Result>(
    consumer: (connection: DatabaseConnection) => Promise<Result>,
  ): Promise<Result> {
    if (this.#isOver) throw new Error('A statement came after the end of its transaction')
    try {
      const answer = consumer(this.#connection)
      if (this.#isNextLast) this.#commitBehind()
      return await answer
    } catch (error) {
      // Statements sent behind one that fails are refused for its sake, and either may be heard of first.
      if ((error as { code?: unknown }).code === ABORTED) throw this.#cause ?? error
      this.#cause = error
      throw error
    }
  }

  /** PostgreSQL answers COMMIT by undoing the transaction where the statement before it failed. */
  readonly sendLast: SendLast = (send) => {
    this.#isNextLast = true
    return send()
  }

  #commitBehind(): void {
    this.#isOver = true
    this.#committed = this.#send('COMMIT')
    // Told by `run`, unless the statement before it has an error to tell.
    this.#committed.catch(() => undefined)
  }

  async run<Result>({ text, isAwaited }: Begin, work: () => Promise<Result>): Promise<Result> {
    // A statement behind a BEGIN that failed is bound to no site, so row security shows and takes nothing.
    const begun = this.#send(text).catch((error) => {
      this.#isOver = true
      throw error
    })
    if (isAwaited) await begun
    const [started, worked] = await Promise.allSettled([begun, work()])
    this.#isOver = true
    try {
      if (started.status === 'rejected') throw started.reason
      if (worked.status === 'rejected') throw worked.reason
      await (this.#committed ?? this.#send('COMMIT'))
      return worked.value
    } catch (error) {
      // The connection may be what failed; the first error is the one worth reporting.
      if (!this.#committed) await this.#send('ROLLBACK').catch(() => undefined)
      throw error
    }
  }

  async #send(text: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(text))
  }
}
