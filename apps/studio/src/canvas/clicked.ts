/** Selection by clicks: one puts the cursor there, two select the word, three the paragraph. */

import type { ResolvedPos } from 'prosemirror-model'
import { Plugin, TextSelection } from 'prosemirror-state'

export function clickedAt($at: ResolvedPos, clicks: number): TextSelection {
  const { parent } = $at
  if (!parent.isTextblock || clicks < 2) return TextSelection.near($at) as TextSelection
  const start = $at.start()
  if (clicks > 2) return TextSelection.create($at.doc, start, $at.end())
  const [from, to] = wordAround(
    parent.textBetween(0, parent.content.size, undefined, '\n'),
    $at.parentOffset,
  )
  return TextSelection.create($at.doc, start + from, start + to)
}

/** Goes on with clicks that began before the editor was there: the browser has counted them, the editor has not. */
export function clickPlugin(): Plugin {
  let hasSeenFirst = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view, event) {
          const { detail: clicks, clientX: left, clientY: top } = event
          hasSeenFirst ||= clicks === 1
          const hit = !hasSeenFirst && view.posAtCoords({ left, top })
          if (!hit || event.button !== 0) return false
          event.preventDefault()
          view.focus()
          const { doc, tr } = view.state
          view.dispatch(tr.setSelection(clickedAt(doc.resolve(hit.pos), clicks)))
          return true
        },
      },
    },
  })
}

/** The word of a line at an offset; between words, the stretch between them. */
function wordAround(line: string, offset: number): readonly [from: number, to: number] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)
  const word = words.containing(offset)
  // At the end of a word it is the one before, which the pointer is on.
  const before = word?.isWordLike ? word : (words.containing(Math.max(0, offset - 1)) ?? word)
  return before ? [before.index, before.index + before.segment.length] : [offset, offset]
}
