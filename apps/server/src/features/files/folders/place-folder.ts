import { canStandIn, type FolderPlace } from '@sitewright/core/files/file-folders'
import { fail } from '../errors.ts'

/** Refuses a folder where it may not stand: beside one of its name, in a folder that is gone, in itself, or too deep. */
export function requirePlace(
  folders: readonly FolderPlace[],
  wanted: FolderPlace,
  isNew: boolean,
): void {
  const { id, parentId, name } = wanted
  if (parentId !== null && !folders.some((folder) => folder.id === parentId)) {
    throw fail('folderMissing')
  }
  if (!canStandIn(folders, isNew ? null : id, parentId)) throw fail('folderTooDeep')
  const isTaken = folders.some(
    (other) =>
      other.id !== id &&
      other.parentId === parentId &&
      other.name.toLowerCase() === name.toLowerCase(),
  )
  if (!isTaken) return
  const message = `There is a folder called “${name}” here already.`
  throw fail('folderNameTaken', { message, errors: { name: message } })
}
