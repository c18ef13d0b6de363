/** Placeholders of what was just added: they stand in its place until the server has drawn it. */

import {
  blockElement,
  documentElement,
  gridElement,
  sectionElement,
  writePlacement,
  writeRows,
} from './page.ts'
import type { ToCanvas } from './protocol.ts'

/** A section as the server marks it, behind all others of its document. */
export function showNewSection({
  documentId,
  sectionId,
  theme,
  height,
}: Extract<ToCanvas, { type: 'newSection' }>): void {
  const body = documentElement(documentId)
  if (!body || sectionElement(sectionId)) return
  const section = body.appendChild(document.createElement('section'))
  section.className = `sw-section sw-section--${theme} sw-section--${height}`
  section.dataset.sectionTheme = theme
  section.dataset.sectionId = sectionId
  section.appendChild(document.createElement('div')).className = 'sw-grid'
}

/** A block as the server marks it, so that its markup takes the placeholder's place when the section is swapped. */
export function showPlaceholder(
  {
    sectionId,
    blockId,
    blockType,
    desktop,
    phone,
    rows,
  }: Extract<ToCanvas, { type: 'placeholder' }>,
  name: string,
): void {
  const section = sectionElement(sectionId)
  if (!section || blockElement(blockId)) return
  const block = document.createElement('div')
  block.className = 'sqs-block'
  block.id = `block-${blockId}`
  block.dataset.blockId = blockId
  block.dataset.blockType = String(blockType)
  writePlacement(block, 'desktop', desktop)
  writePlacement(block, 'phone', phone)
  const content = block.appendChild(document.createElement('sw-edit-only'))
  content.className = 'sw-empty sw-placeholder'
  content.textContent = name
  const grid = gridElement(section)
  writeRows(grid, 'desktop', rows.desktop)
  writeRows(grid, 'phone', rows.phone)
  grid.append(block)
}
