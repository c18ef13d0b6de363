import { parseArgs } from 'node:util'
import { type Command, WrongUse } from '../command.ts'
import { runOperator } from '../operator/run-operator.ts'

const PLACES = ['folder', 's3']

/** `sitewright move-files`: files of all sites to another place, while servers go on. */
export const moveFiles: Command = {
  name: 'move-files',
  summary: 'Moves the files of sites to a bucket or a folder while servers go on.',
  help: `Usage: sitewright move-files --to <s3|folder>

Copies the files of all sites from the place named by FILES_FALLBACK to that of FILES_IN, and reads each
of them back. Servers go on meanwhile: start them with both settings before. It can be interrupted and
begun again. Nothing is removed from where it was. The guide for operators has it step by step.

Options:
  --to     Where to: s3 (the bucket of S3_BUCKET) or folder (FILES_DIR, or DATA_DIR/files)
  --help   Print this

Exit codes:
  0     All files are there
  1     They are not; a sentence says why
  2     Wrong use
  130   It was interrupted
`,
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } })
    if (values.to === undefined || !PLACES.includes(values.to)) {
      throw new WrongUse('Say where the files go: --to s3, or --to folder.')
    }
    return runOperator(terminal, ['move-files', values.to])
  },
}
