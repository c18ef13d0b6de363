import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CallFailure } from '@sitewright/api/client'
import { packThemeFolder } from '@sitewright/theme/workshop'
import { type Command, EXIT, type Terminal, WrongUse } from '../command.ts'
import { findPath, readOrRefuse } from '../output/find-path.ts'
import { LEVELS } from '../output/levels.ts'
import { printable } from '../output/source-frame.ts'
import { openSite, type RemoteSite } from '../push/remote-site.ts'

const STUDIO = 'http://localhost:3000'

/** `sitewright push`: a theme onto a site. */
export const push: Command = {
  name: 'push',
  summary: 'Puts a theme on a site: as a new version, in its draft, or live.',
  help: `Usage: SITEWRIGHT_KEY=<key> sitewright push <theme folder | archive> [--studio <address>] [--publish]

Installs the theme on the site that the key is for, as a new version, and puts it on the
site's draft: look at it in the editor and publish there. What was chosen for an earlier version of the same
theme is kept. Earlier versions stay, to go back to. No script of the theme is run on the server.

Keys are made in the studio, in the site’s settings under Developer keys.

Options:
  --studio         Where the studio is; ${STUDIO} without it
  --publish        Makes it live at once, with whatever else was changed in the draft
  --install-only   Leaves the draft as it is
  --help           Print this

Environment:
  SITEWRIGHT_KEY   The key. It is not taken from the command line, where others could see it

Exit codes:
  0   The theme is there
  1   The site refused it, or could not be reached
  2   Wrong use, or the folder or file cannot be read
`,
  async run(args, terminal) {
    const { path, studio, isPublished, isInstalledOnly } = readArguments(args)
    const place = findPath(path, terminal.folders)
    const archive = await readOrRefuse(path, () => archiveOf(place, terminal))
    const site = openSite({ studio, key: terminal.key })
    try {
      const version = await install(site, archive, terminal)
      if (!isInstalledOnly) await wear(site, version, terminal)
      if (isPublished) {
        await site.publish()
        terminal.out('It is published.\n')
      }
      return EXIT.clean
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      terminal.err(`${printable(error.message)}\n`)
      for (const problem of Object.values(error.envelope.errors ?? {})) {
        terminal.err(`  ${printable(problem)}\n`)
      }
      return EXIT.found
    }
  },
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      studio: { type: 'string', default: STUDIO },
      publish: { type: 'boolean', default: false },
      'install-only': { type: 'boolean', default: false },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined) throw new WrongUse('Say which theme folder or archive to push.')
  if (others.length > 0) throw new WrongUse('Only one theme is pushed at a time.')
  const { studio, publish: isPublished, 'install-only': isInstalledOnly } = values
  if (isPublished && isInstalledOnly) {
    throw new WrongUse('--publish and --install-only exclude each other.')
  }
  if (!URL.canParse(studio))
    throw new WrongUse('--studio must be an address such as https://studio.example.com.')
  return { path, studio: new URL(studio).origin, isPublished, isInstalledOnly }
}

async function archiveOf(place: string, { err }: Terminal): Promise<Buffer> {
  if (!(await stat(place)).isDirectory()) return readFile(place)
  const { archive, problems } = await packThemeFolder(place)
  for (const { file, message } of problems) err(`${printable(file)} is left out: ${message}\n`)
  return archive
}

type Version = Awaited<ReturnType<RemoteSite['install']>>['version']

async function install(site: RemoteSite, archive: Buffer, { out }: Terminal): Promise<Version> {
  const { version, findings } = await site.install(archive)
  for (const { file, line, column, severity, message, hint } of findings) {
    const place = [file, line, column].filter((part) => part !== undefined).join(':')
    out(`${printable(`${place}: ${LEVELS[severity].label}: ${message} ${hint ?? ''}`).trimEnd()}\n`)
  }
  out(`${version.name}, version ${version.number}, is installed on ${await site.title()}.\n`)
  return version
}

/** Makes a version the site's style. Values of tweaks are kept only between versions of one theme. */
async function wear(site: RemoteSite, version: Version, { out }: Terminal): Promise<void> {
  const { style } = await site.style()
  const { installed } = await site.themes()
  const worn = installed.find(({ key }) => key === style.theme)
  const tweaks = worn?.name === version.name ? style.tweaks : {}
  await site.putStyle({ ...style, theme: version.key, tweaks })
  out(`It is on the site's draft: ${site.address}\n`)
}
