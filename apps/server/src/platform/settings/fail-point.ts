import type { Config, FailPoint } from './config.ts'

/** Fail point: kills the process at a named place of the money path when a test asked for it; otherwise does nothing. */
export type CrashAt = (point: FailPoint) => void

export function createFailPoints(config: Pick<Config, 'crashAt'>): CrashAt {
  return (point) => {
    if (config.crashAt === point) process.kill(process.pid, 'SIGKILL')
  }
}
