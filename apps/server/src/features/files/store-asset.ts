import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Id, newId } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { OwnerRequest } from '../../platform/http/route.ts'
import { originalKey } from './asset-files.ts'
import {
  type AssetRow,
  findAssets,
  findByContent,
  insertAsset,
  isImage,
  lockFiles,
  saveNewVersion,
} from './asset-table.ts'
import { fail, notSupported } from './errors.ts'
import type { ImageFacts } from './image-work.ts'
import { freePathName } from './path-name.ts'
import { requireRoom } from './quota.ts'
import { checkedName, type TakenIn, takeIn } from './take-in.ts'

/** A picture of the project's own, which needs no checks. */
export interface PreparedImage {
  readonly data: Uint8Array
  readonly facts: ImageFacts
}

export interface ImageFile {
  readonly bytes: Uint8Array
  readonly filename: string
  readonly altText: string
}

/** Checks and stores a picture. Decoding takes a while: prepare many pictures before the transaction. */
export function storeImage(site: SiteTx, app: App, file: ImageFile): Promise<Id> {
  const incoming = { siteId: site.id, filename: file.filename, body: Readable.from([file.bytes]) }
  return takeIn(app.files, incoming, async (taken) => {
    return (await keepUpload(site, app, { ...file, ...taken })).id
  })
}

/**
 * As `storeImage`, for a picture that another site sent: it is decoded before the transaction begins, and drawings, which may
 * hold anything, are refused. The same bytes are stored once, however often they come.
 */
export async function storePicture(
  app: App,
  { siteId, inSite }: Pick<OwnerRequest, 'siteId' | 'inSite'>,
  file: ImageFile,
): Promise<Id> {
  const { bytes, filename, altText } = file
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  const known = await inSite((site) => findByContent(site, contentHash))
  if (known) return known.id
  await inSite((site) => requireRoom(site, app.config, { count: 1, bytes: bytes.length }))
  const incoming = { siteId, filename: checkedName(filename), body: Readable.from([bytes]) }
  return takeIn(app.files, incoming, async (taken) => {
    const { facts } = taken
    if ('kind' in facts || facts.format === 'svg') throw notSupported(filename, 'image')
    const upload = { ...taken, filename: incoming.filename, altText }
    return (await inSite((site) => keepOnce(site, app, upload))).row.id
  })
}

/** Stores a picture that was prepared before; quotas are not checked. */
export async function keepImage(
  site: SiteTx,
  app: App,
  { image, ...labels }: { image: PreparedImage; filename: string; altText: string },
): Promise<AssetRow> {
  const row = await insertAsset(site, {
    ...labels,
    id: newId(),
    facts: image.facts,
    pathName: null,
  })
  // Written before the row can be seen: a row must never name a file that is missing.
  await app.files.put(site.id, originalKey(row), image.data)
  return row
}

interface Upload extends TakenIn {
  readonly filename: string
  readonly altText: string
  readonly folderId?: Id
}

/** Stores an upload, if the site has room for it. */
export async function keepUpload(
  site: SiteTx,
  app: App,
  { facts, draft, filename, altText, folderId, contentHash }: Upload,
): Promise<AssetRow> {
  await lockFiles(site)
  await requireRoom(site, app.config, { count: 1, bytes: facts.bytes })
  const pathName = 'kind' in facts ? await freePathName(site, filename, facts.format) : null
  const row = await insertAsset(site, {
    ...{ id: newId(), filename, altText, facts, folderId, pathName, contentHash },
  })
  await draft.adopt(originalKey(row))
  return row
}

/** As `keepUpload`, but gives what the library has of the same bytes, if it has them. */
export async function keepOnce(
  site: SiteTx,
  app: App,
  upload: Upload,
): Promise<{ readonly row: AssetRow; readonly isKnown: boolean }> {
  await lockFiles(site)
  const known = await findByContent(site, upload.contentHash)
  return known
    ? { row: known, isKnown: true }
    : { row: await keepUpload(site, app, upload), isKnown: false }
}

/** Replaces an upload by another of the same kind; every page that shows the old one shows the new one from now on. */
export async function replaceUpload(
  site: SiteTx,
  app: App,
  id: Id,
  { facts, draft, contentHash, filename }: TakenIn & { filename: string },
): Promise<AssetRow> {
  await lockFiles(site)
  const [before] = await findAssets(site, [id])
  if (!before) throw fail('assetMissing')
  requireSameKind(before, facts, filename)
  // The picture that an edit was made of goes with it.
  const was = before.bytes + (before.unedited?.bytes ?? 0)
  await requireRoom(site, app.config, { count: 0, bytes: facts.bytes - was })
  const row = await saveNewVersion(site, id, facts, { contentHash })
  if (!row) throw fail('assetMissing')
  await draft.adopt(originalKey(row))
  return row
}

/** Refuses a change of kind. A picture may become another format; the address of any other file ends with its format. */
function requireSameKind(before: AssetRow, facts: TakenIn['facts'], filename: string): void {
  if (isImage(before) !== !('kind' in facts)) {
    throw isImage(before) ? notSupported(filename, 'image') : fail('notTheSameKind')
  }
  if (!isImage(before) && before.format !== facts.format) throw fail('notTheSameKind')
}
