/** Faults of how a page looks, and how they are said. */

/** Kinds of faults, each with what it means. */
export const FAULTS = {
  'page-error': 'a script of the page ended with an error',
  'page-failed': 'the page was not answered as it should be',
  'file-missing': 'a file of the site that the page asks for is not there',
  'words-unreadable': 'words and what lies behind them differ by less than 3 to 1',
  'page-too-wide': 'the page is wider than the window',
  'picture-too-wide': 'a picture is wider than what it stands in',
  'region-empty': 'the main content, header, footer or a navigation shows nothing',
  'block-without-size': 'a block takes no room',
} as const

export type FaultKind = keyof typeof FAULTS

export interface Fault {
  readonly kind: FaultKind
  /** The element as a selector would name it; empty for the whole page. */
  readonly where: string
  readonly message: string
}
