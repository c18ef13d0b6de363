/** The phone's automatic order as a grid that can be dragged on: no block changes its size by that. */

import { AUTO_GRID_CLASS, AUTO_HEIGHT_CLASS } from '@sitewright/blocks/layout-classes'
import { GRID_COLUMNS } from '@sitewright/core/document/page-document'
import { phoneRowsOf } from './measure.ts'
import { currentView, isDrawn, readPlacement, writePlacement, writeRows } from './page.ts'

/** Freezes the grid, if it is the phone's automatic order; the answer puts it back as it was. */
export function freezePhone(grid: HTMLElement): () => void {
  if (currentView() !== 'phone' || !grid.classList.contains(AUTO_GRID_CLASS)) return () => {}
  const rows = phoneRowsOf(grid)
  const blocks = [...grid.querySelectorAll<HTMLElement>('[data-block-id]')]
    .filter(isDrawn)
    .map((block) => ({ block, before: readPlacement(block, 'phone') }))
    .sort((a, b) => a.before.y - b.before.y)
  let y = 0
  for (const { block } of blocks) {
    const h = rows[block.dataset.blockId ?? ''] ?? 1
    writePlacement(block, 'phone', { x: 0, y, w: GRID_COLUMNS.phone, h, z: 1 })
    block.classList.add(AUTO_HEIGHT_CLASS)
    y += h
  }
  const rowsBefore = Number.parseInt(grid.style.getPropertyValue('--p-rows'), 10)
  writeRows(grid, 'phone', y)
  grid.classList.remove(AUTO_GRID_CLASS)
  return () => {
    grid.classList.add(AUTO_GRID_CLASS)
    writeRows(grid, 'phone', rowsBefore)
    for (const { block, before } of blocks) {
      writePlacement(block, 'phone', before)
      block.classList.remove(AUTO_HEIGHT_CLASS)
    }
  }
}
