/**
 * Size of markup, taken from its text before a browser parses it. Browsers need time that grows with the square of the depth:
 * a paste of 100,000 elements in each other would hold up the editor for most of a minute.
 */

export interface MarkupSize {
  readonly tags: number
  readonly depth: number
}

/** Elements that hold nothing, or that end by themselves where the next one begins. */
const SHALLOW = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th tbody thead tfoot colgroup caption option'.split(
    ' ',
  ),
)

export function sizeUp(html: string): MarkupSize {
  const tag = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi
  const commentEnd = /--!?>/g
  let tags = 0
  let open = 0
  let depth = 0
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [, slash, name] = match
    if (name === undefined) {
      // An office program keeps a second, larger document in comments.
      commentEnd.lastIndex = match.index + 2
      if (!commentEnd.test(html)) break
      tag.lastIndex = commentEnd.lastIndex
      continue
    }
    tags += 1
    if (SHALLOW.has(name.toLowerCase())) continue
    open = Math.max(0, open + (slash ? -1 : 1))
    depth = Math.max(depth, open)
  }
  return { tags, depth }
}
