/** Mails as plain text: paragraphs of lines, with an empty line between them. Mail programs wrap the lines. */

export type Paragraph = readonly string[]

/** Line between the products and the totals. */
export const RULE: Paragraph = ['-'.repeat(40)]

/** A heading: in capitals, with one more empty line above. */
export const heading = (text: string): Paragraph => ['', text.toUpperCase()]

export function plainText(...paragraphs: readonly (Paragraph | false | undefined)[]): string {
  return paragraphs
    .filter((paragraph) => paragraph !== false && paragraph !== undefined)
    .map((lines) => lines.map(asOneLine).join('\n'))
    .join('\n\n')
    .trim()
}

/** Value on one line: runs of spaces and line ends become one space, as in HTML. */
const asOneLine = (text: string) => text.replace(/[ \t\r\n\f\u200b]+/g, ' ').replace(/^ | $/g, '')
