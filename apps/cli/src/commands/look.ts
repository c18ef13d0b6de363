import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkTheme } from '@sitewright/theme/check'
import { type Command, EXIT, type Terminal, WrongUse } from '../command.ts'
import { startWorkshop } from '../dev/workshop-process.ts'
import { openBrowser } from '../look/browser.ts'
import { contactSheet } from '../look/contact-sheet.ts'
import { FAULTS } from '../look/fault.ts'
import { freePort } from '../look/free-port.ts'
import { lookAround, type SeenPage, WIDTHS } from '../look/look-around.ts'
import { reportLook } from '../look/report.ts'
import { SAMPLE_PAGES, SHOP_PAGES } from '../look/sample-pages.ts'
import { findPath, readOrRefuse } from '../output/find-path.ts'

const KINDS = [...SAMPLE_PAGES, ...SHOP_PAGES].map(({ name }) => name)

/** `sitewright look`: how a theme looks, page by page, in a real browser. */
export const look: Command = {
  name: 'look',
  summary: 'Opens every type of page in a browser, and says what does not look right.',
  help: `Usage: sitewright look <theme folder>… [--only <page>]… [--to <folder>] [--no-pictures]

Shows the theme on the sample site, opens one page of every type in Chromium at ${WIDTHS.join(', ')} px, and
says what is wrong with how it is drawn:

${Object.entries(FAULTS)
  .map(([kind, meaning]) => `  ${kind.padEnd(20)} ${meaning}`)
  .join('\n')}

It writes a contact sheet, a picture of every page at every width. What a shopper sees is looked at
with something in the cart. Nothing outside of this machine is asked for.

Options:
  --only         A page to look at, as often as there are any: ${KINDS.slice(0, 4).join(', ')} …
  --to           Folder for contact sheets; data/look in the project without it
  --no-pictures  Writes no contact sheet
  --data         Where the sample site is kept; data/look/site in the project without it
  --help         Print this

Exit codes:
  0   Nothing is wrong
  1   Something is
  2   Wrong use, the folder cannot be read, or no browser was found
`,
  async run(args, terminal) {
    const { folders, only, to, data, hasPictures } = readArguments(args)
    const home = join(terminal.build, '../data/look')
    const options = { build: terminal.build, only, hasPictures }
    const places = folders.map((folder) => ({ folder, place: findPath(folder, terminal.folders) }))
    // Read first, so that a folder that is none ends it before anything starts.
    for (const { folder, place } of places) await readOrRefuse(folder, () => checkTheme(place))
    const browser = await openBrowser(terminal.chromium)
    let isClean = true
    try {
      for (const { folder, place } of places) {
        const name = basename(resolve(place))
        const shown = await show(terminal, { place, data: data ?? join(home, 'site') })
        const pages = await lookAround(browser, shown.site, options).finally(shown.stop)
        terminal.out(`${reportLook(folder, pages)}`)
        if (hasPictures)
          terminal.out(`Contact sheet: ${await writeSheet(to ?? home, name, pages)}\n`)
        isClean &&= pages.every(({ faults }) => faults.length === 0)
      }
    } finally {
      await browser.close()
    }
    return isClean ? EXIT.clean : EXIT.found
  },
}

function readArguments(args: readonly string[]) {
  const { values, positionals: folders } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      to: { type: 'string' },
      data: { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
    },
  })
  const { only, to, data, 'no-pictures': isWithout } = values
  if (folders.length === 0) throw new WrongUse('Say which theme folder to look at.')
  const unknown = only.find((name) => !KINDS.includes(name))
  if (unknown !== undefined) {
    throw new WrongUse(`There is no page \`${unknown}\`. There are: ${KINDS.join(', ')}.`)
  }
  return {
    folders,
    only,
    to: to && resolve(to),
    data: data && resolve(data),
    hasPictures: !isWithout,
  }
}

/** The sample site in the theme, on a port of its own. */
async function show(terminal: Terminal, { place, data }: { place: string; data: string }) {
  const workshop = startWorkshop(terminal, {
    port: String(await freePort()),
    dataDir: data,
    themeFolder: place,
    site: undefined,
    saveTo: undefined,
  })
  const ended = workshop.ended.then((code) => {
    throw new WrongUse(`The sample site could not be shown: its server ended with ${code}.`)
  })
  // Once the site is shown, its server's end is what was asked for.
  ended.catch(() => undefined)
  return { site: await Promise.race([workshop.ready, ended]), stop: workshop.stop }
}

async function writeSheet(to: string, name: string, pages: readonly SeenPage[]): Promise<string> {
  const file = join(to, `${name}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, contactSheet(name, pages))
  return file
}
