import { outsideRequests } from './log/request-context.ts'
import { type Closers, createClosers } from './start/closers.ts'

/** Registers a function that runs when the app stops. */
export type OnClose = Closers['add']

/**
 * Service registry: what features keep for the life of one app. Each service is made lazily, once, and closed when the app stops.
 * Features define theirs with `defineService`.
 */
export interface Services {
  /** Service of this key, made now if nobody has asked for it before. */
  get<Service>(key: object, make: (onClose: OnClose) => Service): Service
  /** Closes the services, last made first. */
  close(): Promise<void>
}

export function createServices(onProblem: (error: unknown) => void): Services {
  const made = new Map<object, unknown>()
  const closers = createClosers(onProblem)
  return {
    get: <Service>(key: object, make: (onClose: OnClose) => Service) => {
      if (!made.has(key))
        made.set(
          key,
          outsideRequests(() => make(closers.add)),
        )
      return made.get(key) as Service
    },
    close: closers.run,
  }
}
