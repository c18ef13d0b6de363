/** The built `sitewright`, as an operator runs it. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project-root.ts'

export interface CliRun {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly output: string
  /** The last line. */
  readonly last: string
}

/** Runs a command with these settings alone, to its end. */
export function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CliRun> {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'dist/cli/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return new Promise((ended, failed) => {
    child.once('error', failed)
    child.once('close', (code) =>
      ended({ code, output, last: output.trim().split('\n').at(-1) ?? '' }),
    )
  })
}
