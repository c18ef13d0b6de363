import type { BlockData } from '@sitewright/blocks/registry'
import { renderSection } from '@sitewright/blocks/render'
import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { siteContext } from '../context/page-context.ts'
import type { PageData } from '../data/page-data.ts'
import { documentOptions } from './document-options.ts'

export interface SectionSource
  extends Pick<PageData, 'site' | 'content' | 'store' | 'theme' | 'mode' | 'now'> {
  /** Data for the blocks of the sections. */
  readonly blocks: BlockData
  /** The page that the sections are on; absent for those that stand on every page. */
  readonly pageId: Id | undefined
}

/**
 * HTML of sections for the editor, the same as on the whole page. `firstId`: the section at the top of the page, if
 * any.
 */
export function editedSections(
  sections: readonly Section[],
  source: SectionSource,
  firstId: Id | undefined,
): { id: Id; html: string }[] {
  const options = {
    mode: source.mode,
    data: source.blocks,
    site: siteContext(source),
    pageId: source.pageId,
    isSlide: source.content.pages.get(source.pageId ?? '')?.kind === 'splash-page',
    ...documentOptions(source),
  }
  return sections.map((section) => ({
    id: section.id,
    html: renderSection(section, { ...options, isFirst: section.id === firstId }),
  }))
}
