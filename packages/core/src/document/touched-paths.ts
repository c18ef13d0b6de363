/**
 * Rebase rules: the paths that an edit changes or removes. Two edits overlap where one path is the other or leads to it. Added
 * things are new to everyone, and for order the last writer wins. Pure; the browser and the server read the same table.
 */

import type { SiteOperation, SiteOperationKind } from '../site/site-operation.ts'
import type { Operation, OperationKind } from './operation.ts'

type Touches<Kind extends OperationKind> = (
  operation: Extract<Operation, { kind: Kind }>,
) => readonly string[]

const OF_DOCUMENT: { readonly [Kind in OperationKind]: Touches<Kind> } = {
  insertSection: () => [],
  moveSection: () => [],
  removeSection: ({ sectionId }) => [`${sectionId}/`],
  setSection: ({ sectionId }) => [`${sectionId}/settings/`],
  insertBlock: ({ sectionId, block, phone }) => [
    `${sectionId}/blocks/${block.id}/`,
    ...(phone ? [`${sectionId}/phone/${block.id}/`] : []),
  ],
  removeBlock: ({ sectionId, blockId }) => [
    `${sectionId}/blocks/${blockId}/`,
    `${sectionId}/phone/${blockId}/`,
  ],
  setProps: ({ sectionId, blockId }) => [`${sectionId}/blocks/${blockId}/props/`],
  place: ({ sectionId, blockId, view }) =>
    view === 'desktop'
      ? [`${sectionId}/blocks/${blockId}/desktop/`]
      : [`${sectionId}/phone/${blockId}/`],
  setPhoneLayout: ({ sectionId }) => [`${sectionId}/phone/`],
  setHidden: ({ sectionId, blockId, view }) => [`${sectionId}/blocks/${blockId}/hidden/${view}/`],
  setLook: ({ sectionId, blockId }) => [`${sectionId}/blocks/${blockId}/look/`],
  setLocked: ({ sectionId, blockId }) => [`${sectionId}/blocks/${blockId}/locked/`],
  setGroup: ({ sectionId, blockId }) => [`${sectionId}/blocks/${blockId}/group/`],
}

type SiteTouches<Kind extends SiteOperationKind> = (
  operation: Extract<SiteOperation, { kind: Kind }>,
) => readonly string[]

const OF_SITE: { readonly [Kind in SiteOperationKind]: SiteTouches<Kind> } = {
  setHeader: ({ values }) => Object.keys(values).map((name) => `header/${name}/`),
  setTweaks: ({ values }) => Object.keys(values).map((name) => `tweaks/${name}/`),
  setCss: () => ['css/'],
  setPage: ({ pageId, values: { settings = {}, ...fields } }) => [
    ...Object.keys(fields).map((name) => `pages/${pageId}/${name}/`),
    ...Object.keys(settings).map((name) => `pages/${pageId}/settings/${name}/`),
  ],
  setHome: () => ['home/'],
  setNavigations: ({ navigations }) => Object.keys(navigations).map((key) => `navigations/${key}/`),
}

/** Paths of an edit of a document. */
export function touchedPaths(operation: Operation): readonly string[] {
  const touches = OF_DOCUMENT[operation.kind] as Touches<OperationKind>
  return touches(operation as never)
}

/** Paths of an edit of what a site drafts beside its documents. */
export function touchedSitePaths(operation: SiteOperation): readonly string[] {
  const touches = OF_SITE[operation.kind] as SiteTouches<SiteOperationKind>
  return touches(operation as never)
}

/** All paths of several batches; nothing can be put on top of something that was replaced as a whole (null). */
export function pathsOfBatches<AnyOperation>(
  batches: readonly (readonly AnyOperation[] | null)[],
  pathsOf: (operation: AnyOperation) => readonly string[],
): readonly string[] | 'everything' {
  if (batches.includes(null)) return 'everything'
  return batches.flatMap((operations) => (operations ?? []).flatMap(pathsOf))
}

export function pathsOverlap(
  mine: readonly string[],
  theirs: readonly string[] | 'everything',
): boolean {
  if (theirs === 'everything') return true
  return mine.some((one) => theirs.some((other) => one.startsWith(other) || other.startsWith(one)))
}
