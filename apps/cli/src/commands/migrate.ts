import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'

/** `sitewright migrate`: the tables of this version, before servers of it start. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the tables of a database up to date.',
  help: `Usage: sitewright migrate

Makes the changes of tables that this version needs, one after the other, each whole or not at all,
while servers of the version before go on. Every start does the same, unless MIGRATE_ON_START=0 is
set. A change that waits for others longer than three seconds is tried again. Run it with the
settings of the server.

Options:
  --help   Print this

Exit codes:
  0     The tables are those of this version
  1     A change failed; a sentence says which. Those before it are made
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    if (positionals.length > 0) throw new WrongUse('It migrates the database of its settings.')
    return runOperator(terminal, ['migrate'])
  },
}
