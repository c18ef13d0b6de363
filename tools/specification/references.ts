/** Comments and tests that point to the specification: `specification §5 "Colour"`, `language §16`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIFICATION, sectionFiles } from './facts.ts'
import { sources } from './sources.ts'

/** A reference to a section of the product, with or without one of its headings. */
const TO_PRODUCT = /\b[Ss]pecification §(\d+)(?: "([^"]+)")?/g

/** A reference to a numbered heading of the template language. */
const TO_LANGUAGE = /\blanguage §(\d+(?:\.\d+)?)/g

/** References that lead nowhere, a sentence each. @param root the project's folder */
export function referenceProblems(root: string): string[] {
  const sections = sectionTexts(root)
  const language = readFileSync(join(root, SPECIFICATION, 'template-language.md'), 'utf8')
  return sources(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const product = [...text.matchAll(TO_PRODUCT)].filter(([, number = '', heading]) => {
      const section = sections.get(number)
      return section === undefined || (heading && !section.includes(`\n## ${heading}\n`))
    })
    const template = [...text.matchAll(TO_LANGUAGE)].filter(
      ([, number]) => !new RegExp(`^##+ ${number}[. ]`, 'm').test(language),
    )
    return [...product, ...template].map(([words]) => `${file} points to ${words}, which is not.`)
  })
}

/** Texts of the sections by their number; a section may have several files. */
function sectionTexts(root: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { section, text } of sectionFiles(root)) {
    texts.set(section, (texts.get(section) ?? '') + text)
  }
  return texts
}
