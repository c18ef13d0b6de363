/** The studio's part of a paste or a drop on the page. */

import { NO_EMBED } from '@sitewright/blocks/fields'
import { BLOCKS } from '@sitewright/blocks/registry'
import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import type { FromCanvas } from '../canvas/protocol.ts'
import { refusalMessage } from '../document/labels.ts'
import { addBelow } from '../document/paste-edits.ts'
import { newBlock } from './block-names.ts'
import type { Visit } from './visit.ts'

const PICTURE = BLOCKS.find(({ name }) => name === 'image')

/** Puts picture blocks on the page at once, in the step of the paste they belong to; each is filled when it is uploaded. */
export function takePictures(
  visit: Visit,
  message: Extract<FromCanvas, { type: 'pictures' }>,
): void {
  const { documentId, sectionId, blockId, placement, paste, pictures } = message
  if (!PICTURE) return
  const picture = newBlock(PICTURE)
  // All of a pasted picture is shown, whatever the block's proportions are.
  const blocks = pictures.map(({ alt }) => ({
    ...picture,
    props: { ...picture.props, altText: alt.slice(0, 1000), fit: 'contain' },
  }))
  const place = visit.workplace()
  const spot = {
    documentId,
    sectionId,
    ...(blockId !== null && { under: blockId }),
    // The phone's grid is another one: there a block only takes its place in the section.
    ...(placement && place.view === 'desktop' && { at: placement }),
  }
  const below = addBelow(place, spot, { blocks, paste })
  if (!below) return
  const refused = visit.session.perform(below.edit)
  if (refused) {
    visit.notify(refusalMessage(refused))
    return
  }
  const count = below.added.length
  visit.announce(`Added ${count === 1 ? 'a picture' : `${count} pictures`}, uploading`)
  for (const [index, address] of below.added.entries()) {
    const file = pictures[index]?.file
    if (file) visit.uploads.add(address, file)
  }
}

/** Puts the block of a pasted address on the page at once; what its service says of it comes when it has answered. */
export async function takeEmbed(
  visit: Visit,
  message: Extract<FromCanvas, { type: 'pastedEmbed' }>,
): Promise<void> {
  const { documentId, sectionId, blockId, embed: address, paste } = message
  const read = readEmbedAddress(address)
  const name = read?.provider.kind === 'video' ? 'video' : 'embed'
  const definition = BLOCKS.find((one) => one.name === name)
  if (!read || !definition) return
  const block = newBlock(definition)
  const blocks = [{ ...block, props: { ...block.props, embed: { ...NO_EMBED, address } } }]
  const spot = { documentId, sectionId, under: blockId }
  const below = addBelow(visit.workplace(), spot, { blocks, paste })
  const added = below?.added[0]
  if (!below || !added) return
  const refused = visit.session.perform(below.edit)
  if (refused) {
    visit.notify(refusalMessage(refused))
    return
  }
  visit.announce(`Added what ${read.provider.name} has there`)
  const { embed, problem } = await visit.findEmbed(address)
  if (embed) visit.session.fill(added, { embed })
  if (problem) visit.notify(problem)
}
