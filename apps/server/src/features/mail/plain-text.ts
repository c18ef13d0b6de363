/** Mails as plain text: paragraphs of lines, with an empty line between them. Lines are wrapped by whoever reads them. */

export type Paragraph = readonly string[]

/** Between what was bought and what it comes to. */
export const RULE: Paragraph = ['-'.repeat(40)]

/** Stands out by its letters, and by one more empty line above. */
export const heading = (text: string): Paragraph => ['', text.toUpperCase()]

export function plainText(...paragraphs: readonly (Paragraph | false | undefined)[]): string {
  return paragraphs
    .filter((paragraph) => paragraph !== false && paragraph !== undefined)
    .map((lines) => lines.map(asOneLine).join('\n'))
    .join('\n\n')
    .trim()
}

/** A value may have spaces and line ends of its own: HTML shows each row of them as one space, and so does this. */
const asOneLine = (text: string) => text.replace(/[ \t\r\n\f\u200b]+/g, ' ').replace(/^ | $/g, '')
