/** Server-sent events as a stream that is written to for as long as its reader is there. */

import { Readable } from 'node:stream'
import type { EDITING_EVENTS } from '@sitewright/api/editing/shapes'
import type * as z from 'zod'

/** Bytes that may wait for a slow reader; one that falls further behind is cut off, and connects anew. */
const MOST_WAITING = 256 * 1024

export class EventStream extends Readable {
  constructor() {
    super({ highWaterMark: MOST_WAITING })
    // Sent at once, so that proxies and browsers see the answer begin.
    this.push('retry: 3000\n: open\n\n')
  }

  /** A comment, which keeps the connection from being taken for a dead one. */
  beat(): void {
    this.#write(': still here\n\n')
  }

  tell<Name extends keyof typeof EDITING_EVENTS>(
    name: Name,
    data: z.input<(typeof EDITING_EVENTS)[Name]>,
  ): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  end(): void {
    if (!this.destroyed) this.push(null)
  }

  override _read(): void {
    // Events are pushed when they happen.
  }

  #write(text: string): void {
    if (this.destroyed || this.readableEnded) return
    if (this.readableLength > MOST_WAITING) this.destroy()
    else this.push(text)
  }
}
