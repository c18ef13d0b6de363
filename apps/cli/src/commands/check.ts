import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type CheckedTheme, checkFile, checkTheme } from '@sitewright/theme/check'
import { type Command, EXIT, WrongUse } from '../command.ts'
import { countSeverities } from '../output/count-severities.ts'
import { findPath, readOrRefuse } from '../output/find-path.ts'
import { reportAsJson } from '../output/report-as-json.ts'
import { reportAsText } from '../output/report-as-text.ts'

/** `sitewright check`: what is wrong with a theme, before anyone sees it. */
export const check: Command = {
  name: 'check',
  summary: 'Finds mistakes in a theme: templates, style sheets, tweaks and configuration.',
  help: `Usage: sitewright check <theme folder | archive | file> [--json] [--strict]

Finds mistakes in a theme and names file, line and column: tags that would be printed as text,
unknown formatters, predicates and partials, wrong arguments, blocks that can never run,
partials that run themselves, LESS, tweaks and configuration files. Nothing in the theme is run.

An archive is a zip file, a git bundle or a tar.gz file of a whole theme; it is not unpacked to disk.
A file inside a theme is checked with the theme around it.

Findings are of two levels. With what "cannot be installed" every site refuses the theme: it has no manifest
or layout, or its archive may not be opened. What "costs something" says what is lost; the rest of the theme
works as it does in \`sitewright dev\`. Notes cost nothing.

Options:
  --json   Print one JSON document: path, files, errors, warnings, notes, and findings with
           file, line, column, code, severity, message and hint. Errors cannot be installed, warnings
           cost something
  --strict Exit with 1 also for what costs something
  --help   Print this

Exit codes:
  0   It can be installed
  1   It cannot be installed; with --strict, or it costs something
  2   Wrong use, or the folder or file cannot be read
`,
  async run(args, terminal) {
    const { path, isJson, isStrict } = readArguments(args)
    const checked = await checkPath(path, terminal.folders)
    const report = isJson ? reportAsJson(path, checked) : reportAsText(checked, terminal.hasColour)
    terminal.out(report)
    const { errors, warnings } = countSeverities(checked.findings)
    return errors > 0 || (isStrict && warnings > 0) ? EXIT.found : EXIT.clean
  },
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined) throw new WrongUse('Say which theme folder, archive or file to check.')
  if (others.length > 0) throw new WrongUse('Only one folder or file is checked at a time.')
  return { path, isJson: values.json, isStrict: values.strict }
}

async function checkPath(path: string, folders: readonly string[]): Promise<CheckedTheme> {
  const place = findPath(path, folders)
  return readOrRefuse(path, async () => {
    const found = await stat(place)
    if (found.isDirectory()) return checkTheme(place)
    if (found.isFile()) return checkFile(place)
    throw new WrongUse(`${path} is neither a folder nor a file.`)
  })
}
