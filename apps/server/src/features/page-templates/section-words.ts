import { blockFacts } from '@sitewright/blocks/block-facts'
import type { PageDocument } from '@sitewright/core/document/page-document'

/** Sections of a template that are named. */
const MOST_NAMED = 12
/** Characters of a name. */
const LONGEST = 80

/** Words by which an owner knows the sections of a page again: their first headings or, without one, the kinds of their first blocks. */
export function sectionWords(body: PageDocument): string[] {
  const facts = blockFacts(body)
  return body.sectionOrder.slice(0, MOST_NAMED).flatMap((sectionId) => {
    const own = facts.filter((one) => one.sectionId === sectionId && one.blockId !== null)
    const [heading] = own.flatMap(({ headings }) => headings.map(({ text }) => text))
    const words = heading || own[0]?.label
    return words ? [words.slice(0, LONGEST)] : []
  })
}
