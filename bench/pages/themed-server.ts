/** The built server with themes of the benches beside its own: a copy of the build, below the project. */

import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningServer, type ServerOptions, startServer } from '../../e2e/server.ts'

/** Below the project, so that its packages are found from there. */
const FOLDER = '.cache/themed'

export async function startThemedServer(options: ServerOptions = {}): Promise<RunningServer> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp('dist', join(FOLDER, 'dist'), { recursive: true })
  await cp('bench/pages/themed', join(FOLDER, 'dist/themes'), { recursive: true })
  return startServer({ ...options, main: join(process.cwd(), FOLDER, 'dist/server/main.js') })
}
