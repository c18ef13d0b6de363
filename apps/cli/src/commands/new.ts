import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, EXIT, WrongUse } from '../command.ts'

/** `sitewright new theme`: a theme to begin with. */
export const newTheme: Command = {
  name: 'new',
  summary: 'Begins a theme in a new folder.',
  help: `Usage: sitewright new theme <folder> [--name <name>]

Begins a theme: one layout with navigation, a blog, a style sheet, choices for owners and a preset.
The folder must be new or empty.

Options:
  --name   What people call the theme; without it, its folder's name
  --help   Print this

Exit codes:
  0   The theme is there
  2   Wrong use, or the folder cannot be written
`,
  async run(args, terminal) {
    const { folder, name } = readArguments(args)
    const place = resolve(terminal.folders.at(-1) ?? '.', folder)
    await makeRoom(place, folder)
    await cp(join(terminal.build, 'theme-starter'), place, { recursive: true })
    await giveName(place, name ?? titleOf(place))
    terminal.out(next(folder))
    return EXIT.clean
  },
}

function readArguments(args: readonly string[]): { folder: string; name: string | undefined } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' } },
  })
  const [what, folder, ...others] = positionals
  if (what !== 'theme')
    throw new WrongUse('Only themes can be made: `sitewright new theme <folder>`.')
  if (folder === undefined) throw new WrongUse('Name the folder to make the theme in.')
  if (others.length > 0) throw new WrongUse('Only one theme is made at a time.')
  return { folder, name: values.name?.trim() || undefined }
}

/** Makes the folder, or refuses: files that are there already are never written over. */
async function makeRoom(place: string, folder: string): Promise<void> {
  try {
    await mkdir(place, { recursive: true })
    if ((await readdir(place)).length === 0) return
  } catch (error) {
    throw new WrongUse(`${folder} cannot be made: ${(error as Error).message}.`)
  }
  throw new WrongUse(`${folder} is not empty: choose a folder that is new or empty.`)
}

/** `my-theme` → `My theme` */
function titleOf(place: string): string {
  const words = basename(place).replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'My theme' : words.charAt(0).toUpperCase() + words.slice(1)
}

async function giveName(place: string, name: string): Promise<void> {
  const file = join(place, 'template.conf')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace('"My theme"', () => JSON.stringify(name)),
  )
}

/** The text as a shell takes it for one word: in quotes where it needs them. */
const word = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

const next = (folder: string) => `The theme is in ${folder}. What to do next:

  npx sitewright dev ${word(folder)}     see it in a browser while you write it
  npx sitewright check ${word(folder)}   find mistakes in it
  npx sitewright push ${word(folder)}    put it on a site
`
