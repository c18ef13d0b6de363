/** Draining: between the wish to stop and the closed listener a server serves on, and says that it is no longer ready. */

import type { Server } from 'node:http'
import { defineService } from '../define-service.ts'

export interface Drain {
  readonly isDraining: boolean
  /** Not ready from now on; settles after so many seconds, in which balancers notice. */
  begin(seconds: number): Promise<void>
}

/** The one of this application. */
export const drainOf = defineService(createDrain)

function createDrain(): Drain {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    begin: async (seconds) => {
      isDraining = true
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    },
  }
}

/** While draining, each answer is the last of its connection: a closed listener must not meet one that is in use. */
export function closeWhileDraining(http: Server, drain: Drain): void {
  http.prependListener('request', (_request, response) => {
    if (drain.isDraining) response.shouldKeepAlive = false
  })
}
