import { getPublishChecks as contract } from '@sitewright/api/content/get-publish-checks'
import { blockFacts } from '@sitewright/blocks/block-facts'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import type { Id } from '@sitewright/core/id'
import {
  type BlockFacts,
  type PageWarning,
  pageWarnings,
  partWarnings,
} from '@sitewright/core/publishing/page-checks'
import type { SiteTx } from '../../platform/database.ts'
import { defineService } from '../../platform/define-service.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { uploadFacts } from '../files/index.ts'
import { draftDocuments } from './document-table.ts'
import { readDraft } from './draft-table.ts'
import { changesToPublish, type DocumentHead, pagesById } from './manifest.ts'
import { liveManifest } from './publication-table.ts'
import { words } from './words.ts'

/** Pages that one answer checks, in the order of the changes, so that its work is bounded. */
const MOST_PAGES = 100
/** Warnings of one page in an answer. */
const MOST_WARNINGS = 20
/** Documents whose facts are kept, each as of one revision; the one that was kept first leaves. */
const MOST_KEPT = 1000

type KnownFacts = Map<string, readonly BlockFacts[]>

const knownFacts = defineService((): KnownFacts => new Map())

export const getPublishChecks = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const live = await liveManifest(site)
    const draft = await readDraft(site)
    const published = pagesById(live?.manifest)
    const changed = new Set(changesToPublish(live?.manifest, draft).map(({ key }) => key))
    const waiting = draft.pages.filter(({ id }) => changed.has(id)).slice(0, MOST_PAGES)
    const footer = changed.has(FOOTER_FIELD) ? draft.fields[FOOTER_FIELD] : undefined
    const heads = [...waiting.flatMap(headOf), ...(footer ? [footer] : [])]
    const facts = await factsOf(site, knownFacts(app), heads)
    const used = [...facts.values()].flat()
    const uploads = await uploadFacts(site, [
      ...new Set(
        used.flatMap(({ pictures, fileIds }) => [...pictures.map(({ id }) => id), ...fileIds]),
      ),
    ])
    const pages = new Map(
      draft.pages.map(({ id, title }) => [id, { title, isLive: published.has(id) }]),
    )
    const home = draft.pages.find(({ isHome }) => isHome)
    const ofFooter = partWarnings(facts.get(footer?.documentId ?? '') ?? [], { pages, uploads })
    return {
      pages: [
        ...waiting.flatMap(({ id, title, documentId }) =>
          told(
            { key: id, pageId: id, title },
            pageWarnings(facts.get(documentId ?? '') ?? [], { pages, uploads }),
          ),
        ),
        ...(home
          ? told({ key: FOOTER_FIELD, pageId: home.id, title: words.parts.footer }, ofFooter)
          : []),
      ],
    }
  }),
)

interface Checked {
  readonly key: string
  readonly pageId: Id
  readonly title: string
}

function told(part: Checked, found: readonly PageWarning[]) {
  if (found.length === 0) return []
  const warnings = found.slice(0, MOST_WARNINGS)
  return [{ ...part, warnings, more: found.length - warnings.length }]
}

function headOf({
  documentId,
  revision,
}: {
  readonly documentId: Id | null
  readonly revision: number | null
}): DocumentHead[] {
  return documentId === null || revision === null ? [] : [{ documentId, revision }]
}

/** Facts of the drafts, by document; only those that changed since they were last asked for are read. One statement at most. */
async function factsOf(
  site: SiteTx,
  known: KnownFacts,
  heads: readonly DocumentHead[],
): Promise<ReadonlyMap<Id, readonly BlockFacts[]>> {
  const keyOf = (documentId: Id, revision: number) => `${site.id} ${documentId} ${revision}`
  const unread = heads.filter(({ documentId, revision }) => !known.has(keyOf(documentId, revision)))
  const read = await draftDocuments(
    site,
    unread.map(({ documentId }) => documentId),
  )
  const facts = new Map(
    heads.flatMap(({ documentId, revision }) => {
      const kept = known.get(keyOf(documentId, revision))
      return kept ? [[documentId, kept] as const] : []
    }),
  )
  for (const { id, revision, body } of read) {
    const found = blockFacts(body)
    facts.set(id, found)
    known.set(keyOf(id, revision), found)
  }
  for (const key of known.keys()) {
    if (known.size <= MOST_KEPT) break
    known.delete(key)
  }
  return facts
}
