import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'

/** `sitewright backup`: database and files of a server, while it serves. */
export const backup: Command = {
  name: 'backup',
  summary: 'Backs up database and files of a server while it serves.',
  help: `Usage: sitewright backup <folder>

Copies the whole database, as it was in one moment, and all files into a new folder. The server goes
on meanwhile. Run it with the settings of the server (DATA_DIR, or DATABASE_URL and SECRET_KEY).
The folder appears when the backup is complete. The secret key is not in it: keep that elsewhere.

Options:
  --help   Print this

Exit codes:
  0     The backup is there
  1     It could not be made; a sentence says why, and nothing of it is kept
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    const [folder, ...others] = positionals
    if (folder === undefined) throw new WrongUse('Name the folder that the backup is to become.')
    if (others.length > 0) throw new WrongUse('Only one backup is made at a time.')
    return runOperator(terminal, ['backup', resolve(terminal.folders.at(-1) ?? '.', folder)])
  },
}
