/** Draining: between the request to stop and the closed listener the server serves on and says that it is not ready. */

import type { Server } from 'node:http'
import { defineService } from '../define-service.ts'

export interface Drain {
  readonly isDraining: boolean
  /** Not ready from now on; settles after that many seconds, in which load balancers notice. */
  begin(seconds: number): Promise<void>
  /** Calls back when draining begins, for connections that would never be idle by themselves. */
  onBegin(listener: () => void): void
}

/** Drain of an app. */
export const drainOf = defineService(createDrain)

function createDrain(): Drain {
  let isDraining = false
  const listeners: (() => void)[] = []
  return {
    get isDraining() {
      return isDraining
    },
    begin: async (seconds) => {
      isDraining = true
      for (const listener of listeners) listener()
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    },
    onBegin: (listener) => {
      listeners.push(listener)
    },
  }
}

/** While draining, each answer closes its connection: the listener must not close while a connection is in use. */
export function closeWhileDraining(http: Server, drain: Drain): void {
  http.prependListener('request', (_request, response) => {
    if (drain.isDraining) response.shouldKeepAlive = false
  })
}
