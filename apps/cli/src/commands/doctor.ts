import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'

/** `sitewright doctor`: is everything there that a server needs? */
export const doctor: Command = {
  name: 'doctor',
  summary: 'Looks at settings, folder, database, files and books of a server.',
  help: `Usage: sitewright doctor

Looks at settings, data folder, disk, key, clock, database, tables, the books of all sites, and whether
rows and files name each other. It changes nothing and says what to do, a sentence for each thing.
Run it with the settings of the server, which may run meanwhile. A database of the server's own that
does not run is started for it.

Options:
  --help   Print this

Exit codes:
  0     All is well
  1     There is trouble
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    if (positionals.length > 0) throw new WrongUse('It looks at the server of its settings.')
    return runOperator(terminal, ['doctor'])
  },
}
