import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CheckedTheme, checkTheme } from '@sitewright/theme/check'
import { type Command, EXIT, type Terminal, WrongUse } from '../command.ts'
import { findingsShown } from '../dev/findings-shown.ts'
import { watchFolder } from '../dev/watch-folder.ts'
import { startWorkshop } from '../dev/workshop-process.ts'
import { findPath, readOrRefuse } from '../output/find-path.ts'
import { reportAsText } from '../output/report-as-text.ts'

const PORT = '9000'
/** Debounce: milliseconds from a change to the check for mistakes, so that the page is shown first. */
const CHECK_AFTER_MS = 250

/** `sitewright dev`: a theme in the browser while it is written. */
export const dev: Command = {
  name: 'dev',
  summary: 'Shows a theme in the browser, and each change to it as it is written.',
  help: `Usage: sitewright dev <theme folder> [--site <address | file>] [--port <number>]

Renders the theme as sites get it, on a sample site that has one of everything: pages, blog, store,
events, galleries, search. Open pages show each change at once; new styles come without a reload.
Mistakes are shown over the page and here, with file, line and column.

With --site it shows a published site instead, from what visitors and ?format=json are told: its
pages, what is in its navigations, and what stands in fields of blocks that have the same id there.

Options:
  --site   Address of a published site, or a file that --save made
  --save   Reads all of that site, 500 pages at most, into a file, to work on without it
  --port   Where to listen; ${PORT} without it
  --data   Where the sample site is kept; data/workshop in the project without it
  --help   Print this

Exit codes:
  0   It was stopped with Ctrl-C
  1   It could not start, or could not go on
  2   Wrong use, or the folder cannot be read
`,
  async run(args, terminal) {
    const { folder, port, data, site, save } = readArguments(args)
    const place = findPath(folder, terminal.folders)
    // Read first, so that a folder that is none ends it before anything starts.
    const first = await readOrRefuse(folder, () => checkTheme(place))
    const workshop = startWorkshop(terminal, {
      port,
      dataDir: data === undefined ? join(terminal.build, '../data/workshop') : resolve(data),
      themeFolder: place,
      site: site === undefined || URL.canParse(site) ? site : findPath(site, terminal.folders),
      saveTo: save && resolve(save),
    })
    const show = (checked: CheckedTheme) => {
      terminal.out(reportAsText(checked, terminal.hasColour))
      workshop.tell({ kind: 'findings', findings: findingsShown(checked) })
    }
    let checking: NodeJS.Timeout | undefined
    // An editor may be in the middle of replacing the folder; then the next change comes soon.
    const check = () => checkTheme(place).then(show, () => {})
    const stopWatching = watchFolder(place, ({ isStylesOnly }) => {
      workshop.tell({ kind: 'changed', isStylesOnly })
      clearTimeout(checking)
      checking = setTimeout(check, CHECK_AFTER_MS)
    })
    workshop.ready.then(({ url }) => {
      terminal.out(
        `\n  ${url}\n\nChanges in ${folder} show there at once. Press Ctrl-C to stop.\n\n`,
      )
      show(first)
    })
    const code = await Promise.race([workshop.ended, interruption(terminal)])
    stopWatching()
    clearTimeout(checking)
    await workshop.stop()
    return code === 0 ? EXIT.clean : EXIT.found
  },
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: PORT },
      data: { type: 'string' },
      site: { type: 'string' },
      save: { type: 'string' },
    },
  })
  const [folder, ...others] = positionals
  if (folder === undefined) throw new WrongUse('Say which theme folder to show.')
  if (others.length > 0) throw new WrongUse('Only one theme is shown at a time.')
  if (!/^\d{1,5}$/.test(values.port)) throw new WrongUse('--port must be a number.')
  if (values.save !== undefined && !/^https?:/.test(values.site ?? '')) {
    throw new WrongUse('--save needs --site with the address of a site.')
  }
  return { folder, ...values }
}

const interruption = (terminal: Terminal) =>
  new Promise<number>((done) => {
    terminal.interruption().addEventListener('abort', () => done(0), { once: true })
  })
