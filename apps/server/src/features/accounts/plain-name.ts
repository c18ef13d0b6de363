/** Characters of a name in a letter: strangers may get it, so that nobody's advertising fits. */
const LONGEST_NAME = 60

/** A name on one line, short, and without anything that mail programs turn into a link. */
export function plainName(name: string): string {
  const line = name
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S)[.:/@](?=\S)/g, '$& ')
    .trim()
  const letters = [...line]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : line
}
