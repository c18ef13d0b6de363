/** Shared parts of the pages of formatters and predicates. */

import { anchor, code } from './markdown.ts'
import type { Section } from './section.ts'

export const GENERATED =
  '<!-- Written by `npm run docs` from the examples that the tests run. Change those, not this page. -->'

interface Plugin<Key extends string> {
  readonly name: string
  readonly section: Key
  readonly usage: string
}

export interface Filled<Member> extends Section {
  readonly members: readonly Member[]
}

/** The sections, each with the plugins that name it. */
export function filled<Key extends string, Member extends Plugin<Key>>(
  sections: Readonly<Record<Key, Section>>,
  plugins: readonly Member[],
): readonly Filled<Member>[] {
  return Object.entries<Section>(sections).map(([key, section]) => {
    const { first = [] } = section
    const place = ({ name }: Member) => (first.includes(name) ? first.indexOf(name) : first.length)
    const members = plugins
      .filter((plugin) => plugin.section === key)
      .toSorted((a, b) => place(a) - place(b) || (sortKey(a) < sortKey(b) ? -1 : 1))
    return { ...section, members }
  })
}

const sortKey = ({ name }: { readonly name: string }) => name.toLowerCase().replace(/\?$/, '')

/** The table of contents: every section with links to its members. */
export function contents(sections: readonly Filled<{ readonly name: string }>[]): string {
  return sections
    .map(({ title, members, isTable }) => {
      const links = members.map(({ name }) => `[${name}](#${anchor(name)})`)
      const inside = isTable ? '' : `: ${links.join(', ')}`
      return wrapped(`- **[${title}](#${anchor(title)})**${inside}`, '  ')
    })
    .join('\n')
}

const WIDTH = 120

/** Wrapped text, in which all lines but the first are indented. Links are not broken. */
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

/** A line about a plugin's arguments; empty if it takes none. */
export function takes(usage: string): readonly string[] {
  return usage === '' ? [] : [`Takes ${code(usage)}.`]
}

export function sectionsOf<Member>(
  sections: readonly Filled<Member>[],
  print: (section: Filled<Member>) => string,
): string {
  return sections
    .map((section) => [`## ${section.title}`, wrapped(section.intro), print(section)].join('\n\n'))
    .join('\n\n')
}
