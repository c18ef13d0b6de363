/**
 * Pictures that are dropped on the page, or pasted while no text is typed in, become picture blocks; anything else that is pasted
 * then may be copied blocks, which the studio reads.
 */

import { newId } from '@sitewright/core/id'
import { blockIdsOf, isInSection } from '../document/selection.ts'
import { picturesAmong } from '../paste/pictures.ts'
import type { Bridge } from './bridge.ts'
import type { Carry } from './carry.ts'
import type { Stage } from './stage.ts'

/** Cells that a dropped picture takes on the desktop: those of a new picture block. */
const PICTURE_CELLS = { w: 8, h: 10 }

export function watchFiles({
  stage,
  carry,
  bridge,
}: {
  stage: Stage
  carry: Carry
  bridge: Bridge
}): void {
  const isTypedIn = ({ target }: Event) =>
    target instanceof Node && stage.typing?.element.contains(target) === true

  const over = (event: DragEvent) => {
    if (isTypedIn(event)) {
      carry.end()
      return
    }
    // Without this the browser would leave the page for the file.
    event.preventDefault()
    const hasFiles = event.dataTransfer?.types.includes('Files') === true
    if (hasFiles) carry.over({ x: event.clientX, y: event.clientY, ...PICTURE_CELLS })
  }

  const drop = (event: DragEvent) => {
    carry.end()
    if (isTypedIn(event)) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    const pictures = picturesAmong(files)
    if (pictures.length < files.length) bridge.send({ type: 'pasteNotice', notice: 'notPictures' })
    const landed = carry.drop({ x: event.clientX, y: event.clientY, ...PICTURE_CELLS })
    if (!landed || pictures.length === 0) return
    bridge.send({ type: 'pictures', ...landed, blockId: null, paste: newId(), pictures })
  }

  const paste = (event: ClipboardEvent) => {
    const { selection } = stage
    if (isTypedIn(event)) return
    const pictures = picturesAmong(event.clipboardData?.files ?? [])
    event.preventDefault()
    if (pictures.length === 0) {
      bridge.send({ type: 'pasted', html: event.clipboardData?.getData('text/html') ?? '' })
      return
    }
    if (!isInSection(selection)) return
    const { documentId, sectionId } = selection
    const blockId = blockIdsOf(selection).at(-1) ?? null
    const address = { documentId, sectionId, blockId, placement: null }
    bridge.send({ type: 'pictures', ...address, paste: newId(), pictures })
  }

  addEventListener('dragover', over, { capture: true })
  addEventListener('drop', drop, { capture: true })
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && carry.end())
  addEventListener('paste', paste, { capture: true })
}
