/** The rows that blocks take as they are drawn, and those that their content needs. */

import { AUTO_GRID_CLASS, AUTO_HEIGHT_CLASS } from '@sitewright/blocks/layout-classes'
import type { View } from '@sitewright/core/document/page-document'
import { type BlockAddress, isInSection, type Selection } from '../document/selection.ts'
import { measureGrid } from './grid-lines.ts'
import {
  blockElement,
  currentView,
  gridElement,
  isDrawn,
  readPlacement,
  sectionElement,
} from './page.ts'
import type { FromCanvas } from './protocol.ts'

/**
 * The least width of a window, in pixels, in which rows are counted for desktops. Narrower ones with the desktop's grid are
 * tablets', on which rows stretch.
 */
const DESKTOP_PX = 1024

/** Pixels by which a block may be higher than its rows: browsers round each row. */
const TOLERANCE_PX = 1

/** Blocks that have taken more rows since the page was opened, each with the view: only these are asked whether they need fewer. */
const grown = new Set<string>()

/** The message that a block's content needs more rows than it has, or fewer after it has taken more; undefined otherwise. */
export function rowsNeeded(
  address: BlockAddress,
): Extract<FromCanvas, { type: 'needsRows' }> | undefined {
  const view = currentView()
  const block = blockElement(address.blockId)
  const grid = block?.parentElement
  if (!(block && grid) || !isCounted(grid, view) || !isDrawn(block)) return undefined
  const { rowUnit, rowGap } = measureGrid(grid)
  const name = `${view} ${address.blockId}`
  const height = grown.has(name) ? contentHeight(block) : block.getBoundingClientRect().height
  // Rows that are only kept free for a block may be fewer by a part of one, as when its height was frozen.
  const isKept = view === 'phone' && block.classList.contains(AUTO_HEIGHT_CLASS)
  const round = isKept ? Math.round : Math.ceil
  const rows = Math.max(1, round((height - TOLERANCE_PX + rowGap) / (rowUnit + rowGap)))
  const { h } = readPlacement(block, view)
  if (rows === h || (rows < h && !grown.has(name))) return undefined
  grown.add(name)
  return { type: 'needsRows', ...address, view, rows }
}

/** Height in pixels without the least height that the block's rows give it. */
function contentHeight(block: HTMLElement): number {
  block.style.minHeight = '0'
  const { height } = block.getBoundingClientRect()
  block.style.removeProperty('min-height')
  return height
}

function isCounted(grid: HTMLElement, view: View): boolean {
  return view === 'desktop' ? innerWidth >= DESKTOP_PX : !grid.classList.contains(AUTO_GRID_CLASS)
}

/** Rows of the selected section's blocks, while its phone view is automatic; the last ones while it is being dragged in. */
export function measuredPhoneRows(selection: Selection): Readonly<Record<string, number>> {
  if (!isInSection(selection)) return {}
  const section = sectionElement(selection.sectionId)
  if (!section || currentView() !== 'phone') return {}
  return phoneRowsOf(gridElement(section))
}

const measured = new WeakMap<HTMLElement, Readonly<Record<string, number>>>()

export function phoneRowsOf(grid: HTMLElement): Readonly<Record<string, number>> {
  if (!grid.classList.contains(AUTO_GRID_CLASS)) return measured.get(grid) ?? {}
  const pitch = rowPitch(grid)
  const between = Number.parseFloat(getComputedStyle(grid).rowGap) || 0
  const rows = Object.fromEntries(
    [...grid.querySelectorAll<HTMLElement>('[data-block-id]')].filter(isDrawn).map((block) => {
      const { height } = block.getBoundingClientRect()
      // The nearest number of rows, so that the distance to the next block stays about as it is; rows stretch to hold it.
      return [block.dataset.blockId ?? '', Math.max(1, Math.round((height + between) / pitch))]
    }),
  )
  measured.set(grid, rows)
  return rows
}

const pitches = new WeakMap<HTMLElement, { readonly width: number; readonly pitch: number }>()

/** Pixels from row to row in the grid of an arranged phone view. */
function rowPitch(grid: HTMLElement): number {
  const known = pitches.get(grid)
  if (known?.width === innerWidth) return known.pitch
  grid.classList.remove(AUTO_GRID_CLASS)
  const { rowUnit, rowGap } = measureGrid(grid)
  grid.classList.add(AUTO_GRID_CLASS)
  const pitch = rowUnit + rowGap
  pitches.set(grid, { width: innerWidth, pitch })
  return pitch
}
