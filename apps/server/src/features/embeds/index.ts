/** Asks other sites what they have at an address, when an owner enters or pastes it: embeds, and pictures. */

import type { Feature } from '../../platform/feature.ts'
import { createEmbed } from './create-embed.ts'
import { createPicture } from './create-picture.ts'

export const embedsFeature: Feature = {
  name: 'embeds',
  routes: [createEmbed, createPicture],
}
