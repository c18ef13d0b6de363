import { Socket } from 'node:net'

/**
 * Batching: everything written in one turn of the event loop goes out in one system call. Statements that are sent without
 * waiting for each other reach PostgreSQL together, which wakes it once.
 */
export class BatchingSocket extends Socket {
  #isHeld = false

  override connect(...to: unknown[]): this {
    super.connect(...(to as Parameters<Socket['connect']>))
    // To connect, Node gives the socket the method that its own class has.
    delete (this as Partial<Pick<Socket, 'write'>>).write
    return this
  }

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    if (!this.#isHeld) {
      this.#isHeld = true
      this.cork()
      process.nextTick(() => {
        this.#isHeld = false
        this.uncork()
      })
    }
    return super.write(chunk, ...(rest as []))
  }
}
