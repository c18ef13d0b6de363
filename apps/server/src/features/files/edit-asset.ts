import { copyFile } from 'node:fs/promises'
import { editAsset as contract } from '@sitewright/api/files/edit-asset'
import {
  followEdit,
  isUnedited,
  NO_EDIT,
  type PictureEdit,
} from '@sitewright/core/files/picture-edit'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { enqueue } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { originalKey } from './asset-files.ts'
import { findAssets, type ImageRow, lockFiles, saveChanges, saveNewVersion } from './asset-table.ts'
import { clearFiles } from './clear-files.ts'
import { fail } from './errors.ts'
import { editImage, type ImageFacts } from './image-work.ts'
import { asAsset, assetPath, isEditable } from './present-asset.ts'
import { requireRoom } from './quota.ts'
import type { UneditedPicture } from './tables.ts'

export const editAsset = ownerCall(
  contract,
  async ({ assetId, edit, path }, { app, siteId, inSite }) => {
    const before = await inSite((site) => editableAsset(site, assetId, path))
    const unedited = before.unedited ?? uneditedOf(before)
    const draft = await app.files.draft(siteId)
    try {
      const facts = await write(app, siteId, { row: before, unedited, edit, to: draft.path })
      await draft.stage()
      const row = await inSite(async (site) => {
        await lockFiles(site)
        const { version, bytes } = await editableAsset(site, assetId, path)
        if (version !== before.version) throw fail('changedMeanwhile')
        const isBack = isUnedited(edit)
        const kept = isBack ? 0 : unedited.bytes
        const was = bytes + (before.unedited?.bytes ?? 0)
        await requireRoom(site, app.config, { count: 0, bytes: facts.bytes + kept - was })
        const saved = await saveNewVersion(
          site,
          assetId,
          facts,
          isBack ? undefined : { edit, unedited },
        )
        if (!saved) throw fail('assetMissing')
        const point = { x: before.focal_x, y: before.focal_y }
        const focalPoint = followEdit(point, { ...NO_EDIT, ...before.edit }, edit, unedited)
        const changed = await saveChanges(site, assetId, { focalPoint })
        await draft.adopt(originalKey(saved))
        await enqueue(site, clearFiles, { id: assetId })
        // Any page may show it.
        await announceChange(site)
        return changed ?? saved
      })
      return { asset: asAsset(siteId, row) }
    } finally {
      await draft.discard()
    }
  },
)

/** The picture to be edited, as whoever edits it has it before their eyes. */
async function editableAsset(site: SiteTx, assetId: Id, path: string): Promise<ImageRow> {
  const [row] = await findAssets(site, [assetId])
  if (!row) throw fail('assetMissing')
  if (!isEditable(row)) throw fail('notEditable')
  if (assetPath(row) !== path) throw fail('changedMeanwhile')
  return row
}

function uneditedOf({ version, bytes, width, height, has_alpha, colors }: ImageRow) {
  return { version, bytes, width, height, hasAlpha: has_alpha, colors }
}

interface Writing {
  readonly row: ImageRow
  readonly unedited: UneditedPicture
  readonly edit: PictureEdit
  readonly to: string
}

/** Writes the picture anew from the one that was uploaded, or that one itself. */
async function write(
  { files }: App,
  siteId: Id,
  { row, unedited, edit, to }: Writing,
): Promise<ImageFacts> {
  const { format } = row
  const from = await files.find(siteId, originalKey({ ...row, version: unedited.version }))
  if (from === undefined) throw fail('assetMissing')
  if (isUnedited(edit)) {
    await copyFile(from, to)
    const { version: _, ...facts } = unedited
    return { ...facts, format, isAnimated: false }
  }
  const facts = await editImage(siteId, { from, to, format, edit })
  if (!facts) throw fail('notEditable')
  return facts
}
