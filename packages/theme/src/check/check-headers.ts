import type { Template } from '@sitewright/template'
import { printedAgain } from '@sitewright/template/check'
import type { ThemeRemark } from './finding.ts'

/** The names under which templates print the head of a page. */
const HEADERS: ReadonlySet<string> = new Set(['squarespace-headers', 'squarespace.headers'])

const twice: ThemeRemark = {
  code: 'headers-twice',
  message: 'The head of the page was printed before, so nothing is printed here.',
}

export interface HeaderSurroundings {
  /** Partials by the names that `apply` uses. */
  readonly partials: ReadonlyMap<string, Template | undefined>
  /** The layout that the template is shown in, where it is the main content of a page. */
  readonly layout?: Template | undefined
}

/** Finds tags that print the head of a page a second time, be it by a partial or in the main content of a layout. */
export function checkHeaders(
  template: Template,
  { partials, layout }: HeaderSurroundings,
): readonly (readonly [offset: number, remark: ThemeRemark])[] {
  const question = { variables: HEADERS, partials }
  const wasPrinted = layout !== undefined && printedAgain(layout, question).isPrinted
  const { again } = printedAgain(template, { ...question, wasPrinted })
  return again.map((offset) => [offset, twice])
}
