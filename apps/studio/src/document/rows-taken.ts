/**
 * The rows that blocks have taken because their content needed them, which are given back when it needs fewer. Nothing is given back
 * that anyone has chosen: a section goes back towards the arrangement that it had before its blocks grew, and only while it is
 * exactly what that arrangement becomes with their rows. It is known for one visit, as the document does not tell chosen
 * rows from taken ones.
 */

import { readingOrder, samePlacement } from '@sitewright/core/document/layout'
import type { Layout, View } from '@sitewright/core/document/page-document'
import { pushAside } from '@sitewright/core/document/push'
import type { Id } from '@sitewright/core/id'
import { arrange, arrangementOf } from './arrangement.ts'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt, sectionAt } from './selection.ts'

/** Operations that give blocks their sizes. */
const SIZES: ReadonlySet<string> = new Set(['place', 'setPhoneLayout'])

/** A section in one view. */
interface Taken {
  /** The arrangement before any block of it grew. */
  readonly before: Layout
  readonly grown: ReadonlySet<Id>
}

export class RowsTaken {
  readonly #taken = new Map<string, Taken>()

  /**
   * Gives a block the rows that its content needs, and pushes down what lies below it, or gives back rows that it had taken: a part of
   * the step that needs them. Undefined where it has them.
   */
  fit(
    place: Workplace,
    address: BlockAddress,
    { view, rows }: { readonly view: View; readonly rows: number },
  ): Edit | undefined {
    const { documentId, sectionId, blockId } = address
    const block = blockAt(place.documents, address)
    const section = sectionAt(place.documents, address)
    // The phone's automatic order is as high as what it holds.
    if (!(section && block) || (view === 'phone' && section.phone.auto)) return undefined
    const layout = arrangementOf(section, view, place)
    const { before, grown } = this.#takenIn(keyOf(sectionId, view), layout)
    const least = before[blockId]?.h
    if (least === undefined || layout[blockId]?.h === Math.max(rows, least)) return undefined
    const taken: Taken = { before, grown: new Set([...grown, blockId]) }
    const heights = { ...heightsIn(layout, taken), [blockId]: Math.max(rows, least) }
    const next = withHeights(before, heights)
    const changes = arrange(place, { documentId, sectionId }, { view, next })
    if (!changes || changes.length === 0) return undefined
    this.#taken.set(keyOf(sectionId, view), taken)
    return { label: labels.makeRoom(place.nameOf(block.type)), changes, joins: blockId }
  }

  /** After someone has chosen the size of a block, what its section was before counts no more. */
  afterEdit({ fits, changes }: Edit, view: View): void {
    const isSized = changes.some(({ operation }) => SIZES.has(operation.kind))
    if (fits && isSized) this.#taken.delete(keyOf(fits.sectionId, view))
  }

  #takenIn(key: string, layout: Layout): Taken {
    const taken = this.#taken.get(key)
    const isAsTaken =
      taken && sameLayout(layout, withHeights(taken.before, heightsIn(layout, taken)))
    return isAsTaken ? taken : { before: layout, grown: new Set() }
  }
}

const keyOf = (sectionId: Id, view: View) => `${view} ${sectionId}`

function heightsIn(layout: Layout, { grown }: Taken): Readonly<Record<Id, number>> {
  return Object.fromEntries([...grown].flatMap((id) => (layout[id] ? [[id, layout[id].h]] : [])))
}

/** The arrangement with blocks that are higher: each pushes down what lies below it, from the top on. */
function withHeights(before: Layout, heights: Readonly<Record<Id, number>>): Layout {
  return readingOrder(before).reduce((layout, id) => {
    const [at, h] = [layout[id], heights[id]]
    return at && h !== undefined && h !== at.h ? pushAside(layout, id, { ...at, h }) : layout
  }, before)
}

function sameLayout(a: Layout, b: Layout): boolean {
  const ids = Object.keys(a)
  if (ids.length !== Object.keys(b).length) return false
  return ids.every((id) => a[id] && b[id] && samePlacement(a[id], b[id]))
}
