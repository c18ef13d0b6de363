/** Saved sections: sections that an owner keeps under a name, to begin others with. A copy has no tie to what it was made from. */

import type { Feature } from '../../platform/feature.ts'
import { createSavedSection } from './create-saved-section.ts'
import { listSavedSections } from './list-saved-sections.ts'
import { migrations } from './migrations.ts'
import { removeSavedSection } from './remove-saved-section.ts'
import { updateSavedSection } from './update-saved-section.ts'

export const savedSectionsFeature: Feature = {
  name: 'saved-sections',
  routes: [createSavedSection, listSavedSections, removeSavedSection, updateSavedSection],
  migrations,
}
