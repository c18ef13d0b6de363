/** Rules for file names. A name is only a label: storage paths and media types never come from it. */

export const MAX_FILE_NAME = 200

/** Invisible characters that could make a name read as another; removed silently. */
const INVISIBLE = /\p{Cf}/gu

/** A name as it is stored: one spelling of each letter, no spaces around it. */
export function cleanFileName(name: string): string {
  return name.normalize('NFC').replace(INVISIBLE, '').trim()
}

/** The problem with a cleaned name, for whoever typed it (first message: specification §5). */
export function fileNameProblem(name: string): string | undefined {
  if (name === '') return 'Please enter a file name'
  if (name.length > MAX_FILE_NAME) return `A file name has at most ${MAX_FILE_NAME} characters.`
  if (/[\p{Cc}/\\]/u.test(name)) return 'A file name cannot contain slashes or control characters.'
  return undefined
}
