import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'
import { findPath } from '../output/find-path.ts'

/** `sitewright restore`: a server from its backup. */
export const restore: Command = {
  name: 'restore',
  summary: 'Makes a server again from a backup.',
  help: `Usage: sitewright restore <backup> [--site <site> --owner <address> [--as <name>]]

Checks every byte of a backup, then makes database and files of it, in an empty DATA_DIR, or in the
empty database that DATABASE_URL leads to. A backup of an earlier version is brought up to date.
Run it with the settings of the server that will run on it, and with the old server's secret key: in
DATA_DIR/secret-key, or as SECRET_KEY. Nothing is ever written over.

With --site it takes one site out of the backup instead, and puts it into a server that goes on
serving, beside the sites that are there, as \`sitewright import\` does.

Options:
  --site   Id, name or domain of the one site that is wanted
  --owner  With --site: address of the account that becomes its owner
  --as     With --site: its name below SITES_DOMAIN
  --help   Print this

Exit codes:
  0     All is restored, and the books of all sites add up
  1     It could not be restored, or books do not add up; sentences say why
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const text = { type: 'string' } as const
    const options = { site: text, owner: text, as: text }
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder, ...others] = positionals
    if (folder === undefined) throw new WrongUse('Name the backup to restore.')
    if (others.length > 0) throw new WrongUse('Only one backup is restored at a time.')
    const backup = findPath(folder, terminal.folders)
    const { site, owner, as } = values
    if (site === undefined) {
      if (owner ?? as) throw new WrongUse('Name the site that is wanted, with --site.')
      return runOperator(terminal, ['restore', backup])
    }
    if (!owner) throw new WrongUse('Name the owner’s address, with --owner.')
    const name = as === undefined ? [] : [as]
    return runOperator(terminal, ['restore-site', backup, site, owner, ...name])
  },
}
