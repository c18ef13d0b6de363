import { createApp } from '../app.ts'
import { migrate } from '../migrations.ts'
import type { App } from '../platform/app.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Closers } from './closers.ts'
import { startDatabase } from './start-database.ts'

export interface OpenOptions {
  readonly secretKey: string
  readonly closers: Closers
  readonly log: Log
  say(line: string): void
}

/** Everything that the server rests on, from the database up; nothing runs or listens yet. */
export async function openApp(
  config: Config,
  { secretKey, closers, log, say }: OpenOptions,
): Promise<{ app: App; exited: Promise<string> }> {
  const { url, ownerUrl, stop, exited } = await startDatabase(config, log, say)
  closers.add(stop)
  say('Bringing the tables up to date')
  await migrate({ url: ownerUrl, log })
  const database = await openDatabase({ url, log })
  const app = await createApp({ config, database, log, clock: systemClock, secretKey, ownerUrl })
  closers.add(app.stop)
  return { app, exited }
}
