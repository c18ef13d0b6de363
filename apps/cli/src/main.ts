import { resolve } from 'node:path'
import { runCommand } from './run-command.ts'

// A reader such as `head` may leave early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Asked for by commands that go on until they are stopped; the others end at once. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort())
  }
  return controller.signal
}

const { CHROMIUM_PATH, FORCE_COLOR, INIT_CWD, NO_COLOR, SITEWRIGHT_KEY } = process.env

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  interruption,
  key: SITEWRIGHT_KEY || undefined,
  chromium: CHROMIUM_PATH || undefined,
  // Built, this lies in `dist/cli`.
  build: resolve(import.meta.dirname, '..'),
  hasColour: FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY && !NO_COLOR,
  // Inside a workspace `npx` runs the command in the workspace's folder, not where it was typed.
  folders: INIT_CWD ? [process.cwd(), INIT_CWD] : [process.cwd()],
})
