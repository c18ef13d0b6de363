/** Turns the words behind `npm run new` into the changes to write. Writes nothing itself. */

import { Change } from './change.ts'
import { JOBS } from './jobs.ts'
import { Refusal } from './refusal.ts'

export { Refusal } from './refusal.ts'

export function begin(root: string, [what, name, ...others]: readonly string[]): Change {
  const job = JOBS.find((one) => one.what === what)
  if (!job) throw new Refusal(usage())
  if (name === undefined || others.length > 0) {
    throw new Refusal(`Say one name: \`npm run new ${job.what} ${job.name}\`.`)
  }
  const change = new Change(root)
  job.plan(change, name)
  return change
}

export function reportOf({ made, edited, isDocumented, next }: Change): string {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`]
  return [
    ...list('Made:', made),
    ...list('Added a line or more to:', edited),
    ...(isDocumented ? ['Wrote its documentation (`npm run docs`).'] : []),
    ...list('What to do next:', next),
  ].join('\n\n')
}

function usage(): string {
  const lines = JOBS.map(({ what, name, summary }) => ({ asked: `${what} ${name}`, summary }))
  const width = Math.max(...lines.map(({ asked }) => asked.length))
  const list = lines.map(({ asked, summary }) => `  ${asked.padEnd(width)}   ${summary}`)
  return `Usage: npm run new <what> <name>\n\n${list.join('\n')}\n\nCONTRIBUTING.md tells each job.`
}
