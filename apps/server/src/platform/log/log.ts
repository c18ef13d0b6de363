import type { IncomingMessage } from 'node:http'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { requestContext } from './request-context.ts'

export type Log = ReturnType<typeof createLog>

/** Structured log: one JSON line for each event, without bodies, cookies, tokens or addresses of people. */
export function createLog(level = 'info', to: DestinationStream = pino.destination(1)) {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: () => {
      const context = requestContext()
      return context ? { requestId: context.requestId } : {}
    },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.password',
        '*.email',
        '*.token',
      ],
      censor: '[removed]',
    },
    serializers: {
      err: (error: unknown) => describeError(error),
      // Query strings can carry tokens; the path alone says which route it was.
      req: (request: IncomingMessage) => ({
        method: request.method,
        path: request.url?.split('?')[0],
        host: request.headers.host,
      }),
    },
  }
  return pino(options, to)
}
