/** The facts of `docs/specification`: what the product promises, a line each, with an id that tests name. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The specification's folder in the project. */
export const SPECIFICATION = 'docs/specification'

export interface Fact {
  /** Section, subject and number: `5.email.04`. */
  readonly id: string
  /** Number of the file it stands in. */
  readonly section: string
  /** The nearest `##` heading above it. */
  readonly heading: string
  readonly text: string
}

/** An id wherever it stands; what is longer or part of a word is none. */
export const FACT_ID = /(?<![\w.-])[1-9]\.[a-z]+(?:-[a-z]+)*\.\d\d(?![\w-])/g

/** `- \`5.email.04\` text`, or the first cell of a table's row. */
const LINE = /^(?:- |\| )`([1-9]\.[a-z-]+\.\d\d)`(?: \|)? +(.*?)(?: *\|)?$/

/** A file of the specification that holds facts: its number, a dash and a name. */
const SECTION_FILE = /^([1-9])-[a-z-]+\.md$/

export interface SectionFile {
  /** Below `docs/specification`. */
  readonly name: string
  readonly section: string
  /** Its first heading. */
  readonly title: string
  readonly text: string
}

/** The files that hold facts, in the order of their numbers. @param root the project's folder */
export function sectionFiles(root: string): SectionFile[] {
  return readdirSync(join(root, SPECIFICATION))
    .sort()
    .flatMap((name) => {
      const section = SECTION_FILE.exec(name)?.[1]
      if (section === undefined) return []
      const text = readFileSync(join(root, SPECIFICATION, name), 'utf8')
      return [{ name, section, title: /^# (.*)$/m.exec(text)?.[1] ?? name, text }]
    })
}

/** Every fact, in the order in which it is written down. */
export function factsIn(files: readonly SectionFile[]): Fact[] {
  return files.flatMap(({ section, text }) => {
    let heading = ''
    return text.split('\n').flatMap((line) => {
      heading = /^## (.*)$/.exec(line)?.[1] ?? heading
      const [, id, words = ''] = LINE.exec(line) ?? []
      return id === undefined
        ? []
        : [{ id, section, heading, text: words.replace(/ +\| +/g, ', ') }]
    })
  })
}

/** Problems of the list itself, a sentence each. */
export function listProblems(facts: readonly Fact[]): string[] {
  const seen = new Set<string>()
  return facts.flatMap(({ id, section, heading }) => {
    const isTwice = seen.has(id)
    seen.add(id)
    return [
      ...(isTwice ? [`${id} stands there twice.`] : []),
      ...(id.startsWith(`${section}.`) ? [] : [`${id} stands in the file of section ${section}.`]),
      ...(heading === '' ? [`${id} stands under no heading.`] : []),
    ]
  })
}
