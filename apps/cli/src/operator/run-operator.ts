/** Commands that work on a server's own data are a program of the server, with the settings that the server has. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { EXIT, type Terminal } from '../command.ts'

/** Gives the exit code. Ctrl-C reaches the program by itself, which then ends in good order. */
export function runOperator(
  { build, out, err, interruption }: Terminal,
  args: readonly string[],
): Promise<number> {
  const child = spawn(process.execPath, [join(build, 'server/operator.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk) => out(String(chunk)))
  child.stderr.on('data', (chunk) => err(String(chunk)))
  interruption().addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
  return new Promise((ended) => {
    child.once('error', (error) => {
      err(`${error.message}\n`)
      ended(EXIT.found)
    })
    child.once('close', (code) => ended(code ?? EXIT.found))
  })
}
