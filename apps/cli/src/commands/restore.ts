import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'
import { findPath } from '../output/find-path.ts'

/** `sitewright restore`: a server from its backup. */
export const restore: Command = {
  name: 'restore',
  summary: 'Makes a server again from a backup.',
  help: `Usage: sitewright restore <backup>

Checks every byte of a backup, then makes database and files of it, in an empty DATA_DIR, or in the
empty database that DATABASE_URL leads to. A backup of an earlier version is brought up to date.
Run it with the settings of the server that will run on it, and with the old server's secret key: in
DATA_DIR/secret-key, or as SECRET_KEY. Nothing is ever written over.

Options:
  --help   Print this

Exit codes:
  0     All is restored, and the books of all sites add up
  1     It could not be restored, or books do not add up; sentences say why
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    const [folder, ...others] = positionals
    if (folder === undefined) throw new WrongUse('Name the backup to restore.')
    if (others.length > 0) throw new WrongUse('Only one backup is restored at a time.')
    return runOperator(terminal, ['restore', findPath(folder, terminal.folders)])
  },
}
