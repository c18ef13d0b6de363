/**
 * Copying and pasting blocks and sections. A copy goes to the system's clipboard where the browser lets it, for other programs and
 * browsers, and is always kept on this device: menus paste that one, as reading the clipboard would ask the owner first.
 */

import { type Clipping, clippingOf, pasteBlocks, pasteSection } from '../../document/clipping.ts'
import type { Edit } from '../../document/edit.ts'
import { blockIdsOf, isInSection } from '../../document/selection.ts'
import { newBlockPlace, newSectionPlace } from '../section-place.ts'
import type { Visit } from '../visit.ts'
import { type Carried, carrierOf, dataIn } from './carrier.ts'
import { readCarried } from './read-carried.ts'

/** Name of the kept copy among what the studio keeps in this browser. */
const KEPT = 'sitewright.copied'

/** Keeps a copy of what is selected; false where there is nothing to copy. */
export function copySelected(visit: Visit): boolean {
  const clipping = clippingOf(visit.workplace(), visit.session.store.getState().selection)
  if (!clipping) return false
  const { kind, section } = clipping
  const carried = { kind, section, siteId: visit.siteId }
  keep({ carried, isOnlyHere: true })
  void writeToSystem(carried).then(
    () => keep({ carried, isOnlyHere: false }),
    // Over plain http, and where the owner has forbidden it, there is no such clipboard; the kept copy stands in for it.
    () => {},
  )
  return true
}

interface Kept {
  readonly carried: Carried
  /** Whether the system's clipboard still holds what was there before. */
  readonly isOnlyHere: boolean
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept))
  } catch {
    // The browser's room is full or closed to us: the system's clipboard has it.
  }
}

async function writeToSystem(carried: Carried): Promise<void> {
  const { html, text } = carrierOf(carried)
  const asBlob = (content: string, type: string) => new Blob([content], { type })
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': asBlob(html, 'text/html'),
      'text/plain': asBlob(text, 'text/plain'),
    }),
  ])
}

export function hasKept(): boolean {
  return kept().carried !== undefined
}

/** Pastes what was copied last in this browser. */
export function pasteKept(visit: Visit): void {
  paste(visit, kept().carried)
}

/** Pastes what the clipboard has, or the kept copy where that is not written to it, be it not yet: it may still have an older one. */
export function pasteHtml(visit: Visit, html: string): void {
  const { carried, isOnlyHere } = kept()
  paste(visit, isOnlyHere ? carried : dataIn(html))
}

function kept(): { readonly carried?: unknown; readonly isOnlyHere?: unknown } {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function paste(visit: Visit, data: unknown): void {
  if (data === undefined) return
  const read = readCarried(data, visit)
  if (!read) {
    visit.notify(UNREADABLE)
    return
  }
  const edit = pasteEdit(visit, read)
  visit.perform(edit)
  if (read.leftOut > 0) visit.notify(LEFT_OUT)
  if (edit && read.emptied > 0) visit.notify(EMPTIED)
}

const UNREADABLE = 'What was copied cannot be read here.'
const LEFT_OUT = 'Some blocks cannot be pasted here: your role or this site does not allow them.'
const EMPTIED =
  'These blocks come from another site. Pictures, products and pages of that site were left out: choose them here anew.'

function pasteEdit(visit: Visit, { kind, section }: Clipping): Edit | undefined {
  const { documents, selection } = visit.session.store.getState()
  if (kind === 'section') {
    const spot = newSectionPlace(documents, selection, visit)
    return spot && pasteSection(spot, section)
  }
  const target = isInSection(selection)
    ? selection
    : newBlockPlace(documents, selection, visit.canvas.getState().sections)
  if (!target) return undefined
  const { documentId, sectionId } = target
  return pasteBlocks(
    visit.workplace(),
    { documentId, sectionId, under: blockIdsOf(selection) },
    section,
  )
}
