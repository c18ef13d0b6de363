import type { Template } from '@sitewright/template'
import { printedAgain } from '@sitewright/template/check'
import type { ThemeRemark } from './finding.ts'

/** The names under which templates print the head of a page. */
const HEADERS: ReadonlySet<string> = new Set(['squarespace-headers', 'squarespace.headers'])

const twice: ThemeRemark = {
  code: 'headers-twice',
  message: 'The head of the page was printed before, so nothing is printed here.',
}

/** Finds tags that print the head of a page a second time. */
export function checkHeaders(
  template: Template,
): readonly (readonly [offset: number, remark: ThemeRemark])[] {
  return printedAgain(template, HEADERS).map((offset) => [offset, twice])
}
