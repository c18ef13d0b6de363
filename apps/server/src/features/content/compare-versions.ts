/** Two versions of a site, and what differs between them. */

import type { ComparedChange } from '@sitewright/api/content/comparison'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import type { Change } from './change.ts'
import { compareBodies } from './compare-bodies.ts'
import { bodiesIn, valuesOf } from './compare-manifests.ts'
import { readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { kindOf, type Manifest, type ManifestPage } from './manifest.ts'
import { findManifest, liveManifest } from './publication-table.ts'

/** Values of one change in an answer. */
const MOST_VALUES = 30

type VersionName = 'live' | 'draft' | Id

export interface ReadVersion {
  readonly id: 'draft' | Id
  readonly manifest: Manifest
}

export interface ComparedVersions {
  /** Undefined where nothing is live. */
  readonly before: ReadVersion | undefined
  readonly after: ReadVersion
}

/** Both versions without their bodies; refused where the site has no version of such an id. */
export async function readVersions(
  site: SiteTx,
  names: { readonly before: Exclude<VersionName, 'draft'>; readonly after: VersionName },
): Promise<ComparedVersions> {
  const before = await readVersion(site, names.before)
  const after = await readVersion(site, names.after)
  if (!after) throw fail('publicationMissing')
  return { before, after }
}

async function readVersion(site: SiteTx, name: VersionName): Promise<ReadVersion | undefined> {
  if (name === 'draft') return { id: name, manifest: await readDraft(site) }
  if (name === 'live') return liveManifest(site)
  const found = await findManifest(site, name)
  if (!found) throw fail('publicationMissing')
  return { id: name, manifest: found.manifest }
}

/** Changes with what differs in them. One statement, whatever their number. */
export async function lookInto(
  site: SiteTx,
  changes: readonly Change[],
  versions: ComparedVersions,
): Promise<ComparedChange[]> {
  const [before, after] = [versions.before?.manifest, versions.after.manifest]
  const pages = [...after.pages, ...(before?.pages ?? [])]
  const pairs = changes.map((change) => bodiesIn(change, before, after))
  const compared = await compareBodies(site, pairs.flat(), {
    isDraft: versions.after.id === 'draft',
  })
  let next = 0
  return changes.map((change, index) => {
    const start = next
    next += pairs[index]?.length ?? 0
    const bodies = compared.slice(start, next)
    const values = valuesOf(change, before, after)
    return {
      ...change,
      isShown:
        change.isSiteWide || pages.some((page) => page.id === change.key && hasAddress(page)),
      values: values.slice(0, MOST_VALUES),
      moreValues: Math.max(0, values.length - MOST_VALUES),
      bodies: bodies.filter((body) => body !== undefined),
      isCompared: bodies.every((body) => body !== undefined),
    }
  })
}

/** Whether visitors can open the page at an address of its own. */
export function hasAddress(page: ManifestPage): boolean {
  return collectionKind(kindOf(page)).hasAddress
}
