import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'

/** `sitewright export`: one site of a server, while it serves. */
export const exportSite: Command = {
  name: 'export',
  summary: 'Takes one site out of a server, with its files, orders and forms.',
  help: `Usage: sitewright export <site> --to <folder>

Copies one site, as it was in one moment, and its files into a new folder, which \`sitewright import\`
puts into the same server or another. The server goes on meanwhile. A site is named by its id, its
name below SITES_DOMAIN, or its domain. Run it with the settings of the server. The folder appears
when it is complete. People, keys of payment providers and keys of developers are not in it.

Options:
  --to     Folder that is made
  --help   Print this

Exit codes:
  0     The site is there
  1     It could not be taken out; a sentence says why, and nothing of it is kept
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const options = { to: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [site, ...others] = positionals
    if (site === undefined) throw new WrongUse('Name the site.')
    if (others.length > 0) throw new WrongUse('Only one site is taken out at a time.')
    if (!values.to) throw new WrongUse('Name the folder that the site goes to, with --to.')
    const to = resolve(terminal.folders.at(-1) ?? '.', values.to)
    return runOperator(terminal, ['export', site, to])
  },
}
