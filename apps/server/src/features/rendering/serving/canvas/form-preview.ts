/** Preview of a form beside its builder: a page of the site's theme on which the studio's drawings of that form are shown. */

import { initialValues } from '@sitewright/blocks/fields'
import { blockOfType } from '@sitewright/blocks/registry'
import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { GRID_COLUMNS, type Section } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, COLLECTION_TYPES } from '@sitewright/core/enumerations'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import { allPlatformStyles, editedSections, withPlatformStyles } from '@sitewright/page'
import { bareData, type PageSource } from '@sitewright/page/data/page-data'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { loadDraftSite } from '../../../content/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { scriptlessPreview } from './scriptless-preview.ts'

/** A page with an empty place for the form; the script of the preview fills it. No script of the theme runs. */
export async function formPreview(
  rendering: Rendering,
  site: LiveSite,
  { formId, nonce }: { readonly formId: Id; readonly nonce: string },
): Promise<PreparedResponse> {
  const { app, renderer, themes } = rendering
  const content = await app.database.inSite(site.id, loadDraftSite)
  const theme = await themes.themeOf(site.id, content.style.theme)
  const styles = await rendering.styles.drafted({ siteId: site.id, theme, style: content.style })
  const source = { site, content, theme, now: app.clock.now(), mode: 'publish' as const }
  const documents = new Map([[formId, { version: 1 as const, ...onlySection(formId) }]])
  const data = { ...bareData(source, { kind: 'page', page: pageOf(formId) }), documents }
  const { html } = await renderer.page(data, {
    styles,
    scripts: { globals: [], modules: [], preloads: [] },
  })
  const styled = withPlatformStyles(html, styles.path, allPlatformStyles(theme))
  return scriptlessPreview(rendering, site, styled, { nonce, entry: 'form-preview' })
}

/** HTML of a section with a block that shows the form, open whatever its date. */
export function formSection(
  source: PageSource,
  { formId, form }: { readonly formId: Id; readonly form: SiteForm },
): string {
  const { blocks: none, store } = bareData(source, { kind: 'notFound' })
  const blocks = {
    ...none,
    forms: new Map([[formId, { id: formId, form, isOpen: true, isPreview: true as const }]]),
  }
  const { sections } = onlySection(formId)
  const drawn = editedSections(
    Object.values(sections),
    { ...source, store, blocks, pageId: undefined },
    undefined,
  )
  return drawn.map(({ html }) => html).join('')
}

/** A section as wide as the page with one block, all under the form's own id. */
function onlySection(formId: Id): {
  sectionOrder: readonly Id[]
  sections: Readonly<Record<Id, Section>>
} {
  const definition = blockOfType(BLOCK_TYPES.form)
  if (!definition) throw new Error('There is no block for forms')
  const { type, version, fields } = definition
  const props = { ...initialValues(fields), formId }
  const section: Section = {
    id: formId,
    settings: { theme: 'light', height: 'small', anchor: '' },
    blocks: { [formId]: { id: formId, type, version, props } },
    desktop: { [formId]: { x: 0, y: 0, w: GRID_COLUMNS.desktop, h: 8, z: 1 } },
    phone: { auto: true },
  }
  return { sectionOrder: [formId], sections: { [formId]: section } }
}

function pageOf(formId: Id): PageRecord {
  return {
    id: formId,
    type: COLLECTION_TYPES.page,
    kind: 'page',
    parentId: undefined,
    settings: DEFAULT_COLLECTION_SETTINGS,
    title: 'Form',
    navigationTitle: 'Form',
    urlId: 'form',
    isHome: false,
    documentId: formId,
    updatedAt: 0,
  }
}
