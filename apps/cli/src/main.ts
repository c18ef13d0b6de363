import { runCommand } from './run-command.ts'

// A reader such as `head` may leave early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const { FORCE_COLOR, INIT_CWD, NO_COLOR } = process.env

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  hasColour: FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY && !NO_COLOR,
  // Inside a workspace `npx` runs the command in the workspace's folder, not where it was typed.
  folders: INIT_CWD ? [process.cwd(), INIT_CWD] : [process.cwd()],
})
