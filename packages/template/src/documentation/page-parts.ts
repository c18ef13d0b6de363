/** What the pages of formatters and predicates have in common. */

import { anchor, code } from './markdown.ts'
import type { Section } from './sections.ts'

export const GENERATED =
  '<!-- Written by `npm run docs` from the examples that the tests run. Change those, not this page. -->'

/** Every section with links to what stands in it. */
export function contents(sections: readonly Section[]): string {
  return sections
    .map(({ title, names, isTable }) => {
      const links = names.map((name) => `[${name}](#${anchor(name)})`)
      const inside = isTable ? '' : `: ${links.join(', ')}`
      return wrapped(`- **[${title}](#${anchor(title)})**${inside}`, '  ')
    })
    .join('\n')
}

const WIDTH = 120

/** In lines, of which all but the first are indented. Links are not broken. */
function wrapped(text: string, indent = ''): string {
  const [first = '', ...words] = text.split(/ (?![^[]*\])/)
  const lines = [first]
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length <= WIDTH) lines[lines.length - 1] = line
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

/** What a plugin takes, as a line of its own; nothing if it takes nothing. */
export function takes(usage: string | undefined): readonly string[] {
  return usage === undefined ? [] : [`Takes ${code(usage)}.`]
}

export function sectionsOf<Plugin extends { readonly name: string }>(
  sections: readonly Section[],
  plugins: readonly Plugin[],
  print: (members: readonly Plugin[], section: Section) => string,
): string {
  return sections
    .map((section) => {
      const members = section.names.flatMap(
        (name) => plugins.find((one) => one.name === name) ?? [],
      )
      return [`## ${section.title}`, wrapped(section.intro), print(members, section)].join('\n\n')
    })
    .join('\n\n')
}
