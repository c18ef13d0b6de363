import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'
import { findPath } from '../output/find-path.ts'

/** `sitewright import`: a site that was exported, into a server, while it serves. */
export const importSite: Command = {
  name: 'import',
  summary: 'Puts a site that was exported into a server, beside those that are there.',
  help: `Usage: sitewright import <folder> --owner <address> [--as <name>]

Checks every byte of a site that \`sitewright export\` took out of a server of the same version, then
makes a site of it, beside those that are there. All of it comes in, or nothing. The account of the
address becomes its owner. Payments that were under way stay with the old site. Run it with the
settings of the server, which goes on meanwhile, and as the user who runs it.

Options:
  --owner  Address of an account of the server
  --as     Name of the site below SITES_DOMAIN; that which it had, or the nearest that is free
  --help   Print this

Exit codes:
  0     The site is there
  1     It could not be imported; a sentence says why
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const options = { owner: { type: 'string' }, as: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder, ...others] = positionals
    if (folder === undefined) throw new WrongUse('Name the folder that the site was exported to.')
    if (others.length > 0) throw new WrongUse('Only one site is imported at a time.')
    if (!values.owner) throw new WrongUse('Name the owner’s address, with --owner.')
    const name = values.as === undefined ? [] : [values.as]
    const found = findPath(folder, terminal.folders)
    return runOperator(terminal, ['import', found, values.owner, ...name])
  },
}
