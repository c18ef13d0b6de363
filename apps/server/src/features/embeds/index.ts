/** Embeds: asks services what they have at an address, when an owner enters it. */

import type { Feature } from '../../platform/feature.ts'
import { createEmbed } from './create-embed.ts'

export const embedsFeature: Feature = {
  name: 'embeds',
  routes: [createEmbed],
}
