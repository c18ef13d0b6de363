import type { Formatter } from '../formatters/formatter.ts'
import { formatters } from '../formatters/registry.ts'
import { FORMATTER_SECTIONS } from '../formatters/sections.ts'
import { code, fenced } from './markdown.ts'
import { contents, filled, GENERATED, sectionsOf, takes } from './page-parts.ts'
import { transcript } from './transcript.ts'

const INTRO = `# Formatters

${GENERATED}

A formatter takes a value and gives the one that is printed, or passed to the next formatter:
\`{title|truncate 40|html}\`. How they are written is told in
[the guide](../template-language.md#formatters); what goes between their name and its arguments is up to you, as
long as it is one character: \`|truncate 40\` and \`|truncate:40\` are the same.

In each example the value has the name \`value\`. Where a language matters it is English, and the time zone is New
York's unless the site has its own. In what a formatter takes, \`[…]\` can be left out, \`=\` tells what it then is, and
\`…\` means that there can be more.`

export function formattersPage(): string {
  const sections = filled(FORMATTER_SECTIONS, formatters)
  return `${[
    INTRO,
    contents(sections),
    sectionsOf(sections, ({ members }) => members.map(chapter).join('\n\n')),
  ].join('\n\n')}\n`
}

function chapter({ name, summary, usage, examples }: Formatter): string {
  return [
    `### ${code(name)}`,
    summary,
    ...takes(usage),
    ...(examples.length === 0
      ? []
      : [fenced(examples.map((example) => transcript(name, example)).join('\n\n'))]),
  ].join('\n\n')
}
