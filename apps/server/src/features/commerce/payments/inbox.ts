/** Group commit of webhooks: events that wait for their turn to be written are written by the next one together. */

import type { Id } from '@sitewright/core/id'
import type { RunInShare } from '../../../platform/limits/time-share.ts'
import type { PaymentEvent } from './payment-provider.ts'

export interface Delivered {
  readonly siteId: Id
  readonly provider: string
  readonly event: PaymentEvent
}

interface Waiting {
  readonly event: PaymentEvent
  /** The write that it is part of, once that has begun, and whether it is all of that. */
  written?: Promise<void>
  isAlone?: boolean
}

/** Events that one statement writes, in a few milliseconds. */
const MOST_TOGETHER = 20

type Write = (siteId: Id, provider: string, events: readonly PaymentEvent[]) => Promise<void>
/** Runs a turn when the site's comes, or refuses it. */
type TakeTurn = (turn: (inShare: RunInShare) => Promise<void>) => Promise<void>

/** Gives a function that has an event written in a turn of its own or in that of another, and settles when it is. */
export function createInbox(write: Write) {
  /** Events that wait, in the order in which they came, by site and provider. */
  const lines = new Map<string, Set<Waiting>>()

  return async ({ siteId, provider, event }: Delivered, takeTurn: TakeTurn): Promise<void> => {
    const name = `${siteId} ${provider}`
    const line = lines.get(name) ?? new Set()
    lines.set(name, line)
    const own: Waiting = { event }
    line.add(own)
    const leave = (some: readonly Waiting[]) => {
      for (const one of some) line.delete(one)
      if (line.size === 0 && lines.get(name) === line) lines.delete(name)
    }
    const writeAll = (inShare: RunInShare, some: readonly Waiting[]) => {
      leave(some)
      const written = inShare(() => write(siteId, provider, onceEach(some)))
      // Each of them hears of a failure in its own turn.
      written.catch(() => undefined)
      for (const one of some) {
        one.written = written
        one.isAlone = some.length === 1
      }
    }
    try {
      await takeTurn(async (inShare) => {
        if (!own.written) {
          const others = [...line].filter((one) => one !== own)
          writeAll(inShare, [own, ...others.slice(0, MOST_TOGETHER - 1)])
        }
        await own.written?.catch((error) => {
          if (own.isAlone) throw error
          // One that cannot be written spoils those beside it, so each is tried again by itself.
          writeAll(inShare, [own])
          return own.written
        })
      })
    } finally {
      leave([own])
    }
  }
}

/** Events of which several deliveries wait stand once, as delivered last. */
function onceEach(waiting: readonly Waiting[]): PaymentEvent[] {
  return [...new Map(waiting.map(({ event }) => [event.id, event])).values()]
}
