/** The title of an item that has none yet: lists show it, and on its page the title is an empty line. */
export const UNTITLED = 'Untitled'

export function isUntitled(title: string): boolean {
  return title.trim() === '' || title === UNTITLED
}
