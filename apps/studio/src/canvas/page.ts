/** The rendered page as the editor sees it: documents, sections and blocks by the marks the server gave them. */

import type { Placement, View } from '@sitewright/core/document/page-document'
import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import type { BlockAddress, SectionAddress, Selection } from '../document/selection.ts'
import { itemAround, itemElement, listedItems } from './items.ts'
import type { Rect } from './protocol.ts'

export function currentView(): View {
  return matchMedia(VIEW_MEDIA.desktop).matches ? 'desktop' : 'phone'
}

export function documentElement(documentId: string): HTMLElement | null {
  return document.querySelector(`[data-document-id="${CSS.escape(documentId)}"]`)
}

export function sectionElement(sectionId: string): HTMLElement | null {
  return document.querySelector(`[data-section-id="${CSS.escape(sectionId)}"]`)
}

export function blockElement(blockId: string, within: ParentNode = document): HTMLElement | null {
  return within.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`)
}

/** The title of the item that the page is about: themes mark it for editors. */
export function titleElement(): HTMLElement | null {
  return document.querySelector('[data-content-field="title"]')
}

export function fieldElement(blockId: string, field: string): HTMLElement | null {
  const selector = `[data-edit-field="${CSS.escape(field)}"]`
  return blockElement(blockId)?.querySelector<HTMLElement>(selector) ?? null
}

export function gridElement(section: Element): HTMLElement {
  return section.querySelector<HTMLElement>('.sw-grid') ?? (section as HTMLElement)
}

export function allSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-document-id] [data-section-id]')]
}

/** Documents without sections, and block fields without a document. */
export function emptyPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.sw-document.empty')]
}

/** Place to begin an empty document at. One that its theme does not draw while it is empty is at the upper edge of what is around it. */
export function emptyPlaceRect(element: HTMLElement): Rect {
  let drawn: Element = element
  while (drawn.getClientRects().length === 0 && drawn.parentElement) drawn = drawn.parentElement
  const { x, y, width, height } = drawn.getBoundingClientRect()
  return { x, y, width, height: drawn === element ? height : 0 }
}

export function blockFieldElement(field: string): HTMLElement | null {
  return document.querySelector(`[data-block-field="${CSS.escape(field)}"]`)
}

export function sectionAddress(element: Element): SectionAddress | undefined {
  const section = element.closest<HTMLElement>('[data-section-id]')
  const body = section?.closest<HTMLElement>('[data-document-id]')
  const sectionId = section?.dataset.sectionId
  const documentId = body?.dataset.documentId
  return sectionId && documentId ? { documentId, sectionId } : undefined
}

export function blockAddress(element: Element): BlockAddress | undefined {
  const blockId = element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId
  const section = sectionAddress(element)
  return blockId && section ? { ...section, blockId } : undefined
}

/** The selection that a click on the element means. */
export function targetOf(element: Element): Selection {
  const block = blockAddress(element)
  if (block) return { kind: 'block', ...block }
  const section = sectionAddress(element)
  if (section) return { kind: 'section', ...section }
  const itemId = itemAround(element)?.dataset.itemId
  if (itemId) return { kind: 'item', itemId }
  return element.closest('header') ? { kind: 'header' } : { kind: 'none' }
}

/** Places of the blocks that the view shows in a grid, without the named ones. */
export function placementsIn(
  grid: HTMLElement,
  view: View,
  without: readonly string[],
): readonly Placement[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-block-id]')]
    .filter((block) => !without.includes(block.dataset.blockId ?? '') && isDrawn(block))
    .map((block) => readPlacement(block, view))
}

/** All elements of a selection. */
export function elementsOf(target: Selection): readonly HTMLElement[] {
  const found =
    target.kind === 'blocks'
      ? target.blockIds.map((blockId) => blockElement(blockId))
      : [elementOf(target)]
  return found.filter((element) => element !== null)
}

/** The element of a selection; null where that is several blocks or nothing. */
export function elementOf(target: Selection): HTMLElement | null {
  if (target.kind === 'block') return blockElement(target.blockId)
  if (target.kind === 'section') return sectionElement(target.sectionId)
  if (target.kind === 'header') return document.querySelector('header')
  if (target.kind === 'item') return itemElement(target.itemId)
  return null
}

/** Items, sections and their blocks in reading order, as the keyboard goes through them. A list comes before the sections of the page's end. */
export function allTargets(): Selection[] {
  const items = listedItems().flatMap(({ dataset: { itemId } }): Selection[] =>
    itemId ? [{ kind: 'item', itemId }] : [],
  )
  const sections = allSections().flatMap((section) => {
    const address = sectionAddress(section)
    if (!address) return []
    return [{ kind: 'section', ...address }, ...blocksOf(section)] satisfies Selection[]
  })
  return [...items, ...sections]
}

export function blocksOf(section: Element): Extract<Selection, { kind: 'block' }>[] {
  const view = currentView()
  return [...section.querySelectorAll<HTMLElement>('[data-block-id]')]
    .filter(isDrawn)
    .map((element) => ({ address: blockAddress(element), at: readPlacement(element, view) }))
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
    .flatMap(({ address }) => (address ? [{ kind: 'block', ...address } as const] : []))
}

/** Whether it is shown at all: a view may hide it. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

const PREFIX = { desktop: 'd', phone: 'p' } as const
const SIDES = ['x', 'y', 'w', 'h', 'z'] as const
const AT_ORIGIN: Placement = { x: 0, y: 0, w: 1, h: 1, z: 1 }

export function readPlacement(block: HTMLElement, view: View): Placement {
  const read = (side: (typeof SIDES)[number]) => {
    const value = Number.parseInt(block.style.getPropertyValue(`--${PREFIX[view]}-${side}`), 10)
    return Number.isFinite(value) ? value : AT_ORIGIN[side]
  }
  return { x: read('x'), y: read('y'), w: read('w'), h: read('h'), z: read('z') }
}

export function writePlacement(block: HTMLElement, view: View, placement: Placement): void {
  for (const side of SIDES) {
    block.style.setProperty(`--${PREFIX[view]}-${side}`, String(placement[side]))
  }
}

export function writeRows(grid: HTMLElement, view: View, rows: number): void {
  grid.style.setProperty(`--${PREFIX[view]}-rows`, String(Math.max(1, rows)))
}
