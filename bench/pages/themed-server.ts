/** The built server with themes of the benches beside its own: a project folder below the real one. */

import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningServer, type ServerOptions, startServer } from '../../e2e/server.ts'

/** Below the project, so that its packages are found from there. */
const FOLDER = '.cache/themed'
export async function startThemedServer(options: ServerOptions = {}): Promise<RunningServer> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp('dist', join(FOLDER, 'dist'), { recursive: true })
  for (const from of ['themes', 'bench/pages/themed']) {
    await cp(from, join(FOLDER, 'themes'), { recursive: true })
  }
  // The server takes the first folder that has this file for the project's.
  await writeFile(join(FOLDER, 'package-lock.json'), '{}')
  return startServer({ ...options, main: join(process.cwd(), FOLDER, 'dist/server/main.js') })
}
