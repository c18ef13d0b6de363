/** Finds the parts of a tag in the source. */

import type { Template } from '../parser/parse-template.ts'

/** The tag at an offset, with its braces. */
export function tagAt({ source }: Template, offset: number): string {
  const end = source.indexOf('}', offset)
  return source.slice(offset, end < 0 ? source.length : end + 1)
}

/** The offset of the nth formatter of a tag, counting from 0. */
export function formatterOffset(template: Template, offset: number, index: number): number {
  const tag = tagAt(template, offset)
  let bar = -1
  for (let count = 0; count <= index; count++) {
    const next = tag.indexOf('|', bar + 1)
    if (next < 0) break
    bar = next
  }
  return offset + bar + 1
}

/** The offset of a whole word in a tag, or of the tag itself if it does not contain the word. */
export function wordOffset(template: Template, offset: number, word: string): number {
  const tag = tagAt(template, offset)
  let at = tag.indexOf(word)
  while (at >= 0 && (isPartOfWord(tag[at - 1]) || isPartOfWord(tag[at + word.length]))) {
    at = tag.indexOf(word, at + 1)
  }
  return offset + Math.max(0, at)
}

function isPartOfWord(character = ''): boolean {
  return /[\w-]/.test(character)
}
