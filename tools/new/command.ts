import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FOLDER = 'apps/cli/src/commands'
const REGISTRY = `${FOLDER}/registry.ts`

export const command: Job = {
  what: 'command',
  name: '<name>',
  summary: 'A command of `npx sitewright`',
  plan(change, name) {
    checkName(name)
    const path = `${FOLDER}/${name}.ts`
    if (change.exists(path)) {
      throw new Refusal(`There is a command \`${name}\` already: choose another name.`)
    }
    const variable = variableFor(name, change.read(REGISTRY), source(name, ''))
    change.make(path, source(name, variable))
    change.make(`${FOLDER}/${name}.test.ts`, test(name, variable))
    change.edit(REGISTRY, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}.ts'`),
        'export const commands: readonly Command[] = [',
        variable,
      ),
    )
    change.next.push(
      `Write in ${path} what it does and what \`--help\` prints.`,
      `Try it: \`npx sitewright ${name}\`, and \`npx vitest run ${FOLDER}/${name}\`.`,
    )
  },
}

const source = (name: string, variable: string) => `import { parseArgs } from 'node:util'
import { type Command, EXIT } from '../command.ts'

/** \`sitewright ${name}\`: names the folder of the build. */
export const ${variable}: Command = {
  name: '${name}',
  summary: 'Names the folder of the build.',
  help: \`Usage: sitewright ${name}

Names the folder of the build that this command is part of.

Options:
  --help   Print this

Exit codes:
  0   It is named
  2   Wrong use
\`,
  async run(args, terminal) {
    parseArgs({ args: [...args] })
    terminal.out(\`\${terminal.build}\\n\`)
    return EXIT.clean
  },
}
`

const test = (name: string, variable: string) => `import { describe, expect, it } from 'vitest'
import { EXIT, type Terminal } from '../command.ts'
import { runCommand } from '../run-command.ts'
import { ${variable} } from './${name}.ts'

function terminalFor(printed: string[]): Terminal {
  return {
    out: (text) => printed.push(text),
    err: (text) => printed.push(text),
    hasColour: false,
    key: undefined,
    interruption: () => new AbortController().signal,
    chromium: undefined,
    build: '/build',
    folders: ['/folder'],
  }
}

describe('sitewright ${name}', () => {
  it('names the folder of the build', async () => {
    const printed: string[] = []
    expect(await ${variable}.run([], terminalFor(printed))).toBe(EXIT.clean)
    expect(printed).toEqual(['/build\\n'])
  })

  it('takes no arguments', async () => {
    const printed: string[] = []
    expect(await runCommand(['${name}', 'more'], terminalFor(printed))).toBe(EXIT.cannot)
  })
})
`
