/** The studio's part of a paste or a drop on the page. */

import { NO_EMBED } from '@sitewright/blocks/fields'
import { BLOCKS } from '@sitewright/blocks/registry'
import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import type { JsonObject } from '@sitewright/core/json'
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

/** The block that is put on the page for a pasted address. */
interface Pasted {
  readonly block: string
  readonly props: JsonObject
  readonly announced: string
  /** Asks what is there: settings to fill in, and the reason why not all could be found. */
  find(visit: Visit): Promise<{ readonly props?: JsonObject; readonly problem: string }>
}

function pastedFrom(address: string): Pasted {
  const read = readEmbedAddress(address)
  if (!read) {
    return {
      block: 'image',
      // All of a pasted picture is shown, whatever the block's proportions are.
      props: { fit: 'contain' },
      announced: 'Added a picture, fetching it',
      find: (visit) => visit.findPicture(address),
    }
  }
  return {
    block: read.provider.kind === 'video' ? 'video' : 'embed',
    props: { embed: { ...NO_EMBED, address } },
    announced: `Added what ${read.provider.name} has there`,
    async find(visit) {
      const { embed, problem } = await visit.findEmbed(address)
      return { ...(embed && { props: { embed: { ...embed } } }), problem }
    },
  }
}

/** Puts the block of a pasted address on the page at once; what is found there comes when its site has answered. */
export async function takeAddress(
  visit: Visit,
  message: Extract<FromCanvas, { type: 'pastedAddress' }>,
): Promise<void> {
  const { documentId, sectionId, blockId, address, paste } = message
  const pasted = pastedFrom(address)
  const definition = BLOCKS.find(({ name }) => name === pasted.block)
  if (!definition) return
  const block = newBlock(definition)
  const blocks = [{ ...block, props: { ...block.props, ...pasted.props } }]
  const spot = { documentId, sectionId, under: blockId }
  const below = addBelow(visit.workplace(), spot, { blocks, paste })
  const added = below?.added[0]
  if (!below || !added) return
  const refused = visit.session.perform(below.edit)
  if (refused) {
    visit.notify(refusalMessage(refused))
    return
  }
  visit.announce(pasted.announced)
  const { props, problem } = await pasted.find(visit)
  if (props) visit.session.fill(added, props)
  if (problem) visit.notify(problem)
}
