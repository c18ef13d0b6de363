/** The command `sitewright`, as a developer starts it in a folder. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '../apps/cli/sitewright.mjs')

/** The command with what it has printed so far. */
export function startCommand(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH, HOME, CHROMIUM_PATH } = process.env
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = new Promise<number | null>((done) => child.once('exit', done))
  return { child, code, output: () => output }
}
