/** Page templates: pages that an owner keeps under a name, to begin others with. A page has no tie to what it began with. */

import type { Feature } from '../../platform/feature.ts'
import { createPageTemplate } from './create-page-template.ts'
import { createTemplatedPage } from './create-templated-page.ts'
import { listPageTemplates } from './list-page-templates.ts'
import { migrations } from './migrations.ts'
import { removePageTemplate } from './remove-page-template.ts'
import { updatePageTemplate } from './update-page-template.ts'

export { type FoundTemplate, findTemplate } from './page-template-table.ts'

export const pageTemplatesFeature: Feature = {
  name: 'page-templates',
  routes: [
    createPageTemplate,
    createTemplatedPage,
    listPageTemplates,
    removePageTemplate,
    updatePageTemplate,
  ],
  migrations,
}
