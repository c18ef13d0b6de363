/** Runs the command that the command line names, and gives its exit code. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { EXIT, type Terminal, WrongUse } from './command.ts'
import { commands } from './commands/registry.ts'

export async function runCommand(
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<number> {
  if (name === undefined || isHelp(name)) {
    terminal[name === undefined ? 'err' : 'out'](usage())
    return name === undefined ? EXIT.cannot : EXIT.clean
  }
  const command = commands.find((one) => one.name === name)
  if (!command) {
    terminal.err(`${unknownCommand(name)}\n\n${usage()}`)
    return EXIT.cannot
  }
  if (args.some(isHelp)) {
    terminal.out(command.help)
    return EXIT.clean
  }
  try {
    return await command.run(args, terminal)
  } catch (error) {
    if (!isWrongUse(error)) throw error
    terminal.err(`${error.message}\nSee \`sitewright ${name} --help\`.\n`)
    return EXIT.cannot
  }
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

function usage(): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`)
  return `Usage: sitewright <command>\n\n${list.join('\n')}\n\nSee \`sitewright <command> --help\`.\n`
}

function unknownCommand(name: string): string {
  const nearest = nearestWord(
    name,
    commands.map((command) => command.name),
  )
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`
  return `There is no command \`${name}\`.${hint}`
}

/** Node's own complaints about arguments count too. */
function isWrongUse(error: unknown): error is Error {
  const { code = '' } = error as { code?: string }
  return error instanceof WrongUse || code.startsWith('ERR_PARSE_ARGS')
}
