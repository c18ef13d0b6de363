/**
 * COPY as streams: rows of a table leave and enter PostgreSQL in its own text format, in pieces, however many they are. The package
 * `pg-copy-streams` ends its stream before PostgreSQL has said how many rows there were, which a backup writes down, and takes the
 * connection's socket away from the driver meanwhile.
 */

import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** Part of the driver's connection that COPY needs and its types do not list. */
interface CopyConnection {
  readonly stream: { pause(): void; resume(): void; writableNeedDrain: boolean } & Pick<
    NodeJS.EventEmitter,
    'once'
  >
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

interface Completed {
  /** Such as `COPY 12`. */
  readonly text: string
}

/** Bytes that are passed on at once; PostgreSQL sends each row by itself. */
const PIECE_BYTES = 64 * 1024

/** Result of `COPY … TO STDOUT`. The client must not pipeline, and is of no more use when the stream was ended early. */
export class CopyOut extends Readable {
  /** Rows that were sent; known at the end. */
  rows = 0
  readonly #text: string
  #connection: CopyConnection | undefined
  #piece = Buffer.allocUnsafe(PIECE_BYTES)
  #filled = 0

  constructor(client: pg.Client, text: string) {
    super({ highWaterMark: 4 * PIECE_BYTES })
    this.#text = text
    client.query(this)
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection
    this.#connection.query(this.#text)
  }

  // The driver reuses the memory of a message once this has returned, so its bytes are copied.
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (chunk.length > PIECE_BYTES - this.#filled) this.#pass()
    if (chunk.length > PIECE_BYTES) this.#send(Buffer.from(chunk))
    else this.#filled += chunk.copy(this.#piece, this.#filled)
  }

  handleCommandComplete({ text }: Completed): void {
    this.rows = rowsOf(text)
  }

  handleReadyForQuery(): void {
    this.#pass()
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  #pass(): void {
    if (this.#filled === 0) return
    this.#send(this.#piece.subarray(0, this.#filled))
    this.#piece = Buffer.allocUnsafe(PIECE_BYTES)
    this.#filled = 0
  }

  /** Back-pressure: while nobody reads, nothing more is taken from the connection. */
  #send(bytes: Buffer): void {
    if (!this.push(bytes)) this.#connection?.stream.pause()
  }
}

type Done = (error?: Error | null) => void

/** Target of `COPY … FROM STDIN`. It is finished when PostgreSQL has taken all rows. */
export class CopyIn extends Writable {
  /** Rows that were taken; known at the end. */
  rows = 0
  readonly #text: string
  #connection: CopyConnection | undefined
  #isOpen = false
  #whenOpen: Done | undefined
  #whenDone: Done | undefined

  constructor(client: pg.Client, text: string) {
    super()
    this.#text = text
    client.query(this)
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection
    this.#connection.query(this.#text)
  }

  handleCopyInResponse(): void {
    this.#isOpen = true
    this.#tellOpen()
  }

  handleCommandComplete({ text }: Completed): void {
    this.rows = rowsOf(text)
  }

  handleReadyForQuery(): void {
    this.#whenDone?.()
  }

  handleError(error: Error): void {
    this.#isOpen = false
    if (this.#whenOpen) this.#tellOpen(error)
    else this.destroy(error)
  }

  // Rows are held back until PostgreSQL waits for them.
  override _construct(done: Done): void {
    this.#whenOpen = done
    if (this.#isOpen) this.#tellOpen()
  }

  #tellOpen(error?: Error): void {
    const tell = this.#whenOpen
    this.#whenOpen = undefined
    tell?.(error)
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#connection?.sendCopyFromChunk(chunk)
    const stream = this.#connection?.stream
    if (stream?.writableNeedDrain) stream.once('drain', () => done())
    else done()
  }

  override _final(done: Done): void {
    this.#whenDone = done
    this.#isOpen = false
    this.#connection?.endCopyFrom()
  }

  override _destroy(error: Error | null, done: Done): void {
    if (this.#isOpen) this.#connection?.sendCopyFail(error?.message ?? 'ended early')
    this.#isOpen = false
    done(error)
  }
}

const rowsOf = (completed: string) => Number(completed.split(' ')[1])
