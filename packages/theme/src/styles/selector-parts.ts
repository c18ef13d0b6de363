/** Finds the parts of selectors that the compiler does not know. */

import { endOfString } from './scan-style.ts'

type Part = readonly [start: number, end: number]

/**
 * The places of pseudo-classes with nested parentheses, extensions, flags of attributes and bars. The compiler can
 * read the rest of a selector.
 */
export function selectorParts(head: string): readonly Part[] {
  if (!/:extend\(|\([^()]*\(|[[|]/i.test(head)) return []
  const parts: Part[] = []
  let at = 0
  while (at < head.length) {
    const read = READERS[head[at] ?? '']?.(head, at)
    if (read?.isOdd) parts.push([at, read.end])
    at = read?.end ?? at + 1
  }
  return parts
}

type Reader = (head: string, at: number) => { end: number; isOdd: boolean } | undefined

const string: Reader = (head, at) => ({ end: endOfString(head, at), isOdd: false })

/** Readers by the first character of the part. */
const READERS: Readonly<Record<string, Reader>> = {
  '"': string,
  "'": string,
  '[': (head, at) => {
    const end = head.indexOf(']', at)
    if (end < 0) return { end: head.length, isOdd: false }
    const isFlagged = /[\s"'][is]\s*$/i.test(head.slice(Math.max(at, end - 20), end))
    const isNamespaced = /^\[\s*[\w*-]{0,100}\|(?!=)/.test(head.slice(at, end))
    return { end: end + 1, isOdd: isFlagged || isNamespaced }
  },
  // A column combinator, `a || b`, or a namespace, `svg|a`.
  '|': (head, at) => ({ end: head[at + 1] === '|' ? at + 2 : at + 1, isOdd: true }),
  ':': (head, at) => {
    const [name] = /^::?[a-z-]{1,40}\(/i.exec(head.slice(at, at + 50)) ?? []
    if (name === undefined) return undefined
    const { end, depth } = parenthesesFrom(head, at + name.length)
    return { end, isOdd: depth > 1 || name === ':extend(' }
  },
}

/** The offset where the parenthesis before `from` is closed, and how deep others are nested in it. */
function parenthesesFrom(head: string, from: number): { end: number; depth: number } {
  let open = 1
  let depth = 1
  let at = from
  for (; at < head.length && open > 0; at++) {
    if (head[at] === '(') depth = Math.max(depth, ++open)
    else if (head[at] === ')') open--
  }
  return { end: at, depth }
}
