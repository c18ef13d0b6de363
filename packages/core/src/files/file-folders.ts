/** Folders of the asset library: a tree that says only where a file is found, never its address. Pure. */

import type { Id } from '../id.ts'

/** Levels of folders: enough for a year, a season and a shoot. What lies deeper is sooner found by the search. */
export const MAX_FOLDER_DEPTH = 3
/** Folders of one site. All of them are fetched where one is chosen. */
export const MAX_FOLDERS = 200
/** Characters of a folder's name. */
export const MAX_FOLDER_NAME = 60
/** Files that one call moves, removes or packs into an archive. */
export const MAX_FILES_AT_ONCE = 200

/** Name of an archive of several files, and the end of its address. */
export const ARCHIVE_NAME = 'files.zip'

export interface FolderPlace {
  readonly id: Id
  /** Folder that it is in; null at the top. */
  readonly parentId: Id | null
  readonly name: string
}

/** The folders that lead to one, itself last; empty for the top and for one that is gone. */
export function folderPath<Folder extends FolderPlace>(
  folders: readonly Folder[],
  id: Id | null,
): readonly Folder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const path: Folder[] = []
  for (let at = byId.get(id ?? ''); at && !path.includes(at); at = byId.get(at.parentId ?? '')) {
    path.unshift(at)
  }
  return path
}

export function foldersIn<Folder extends FolderPlace>(
  folders: readonly Folder[],
  parentId: Id | null,
): readonly Folder[] {
  return folders.filter((folder) => folder.parentId === parentId)
}

/** Levels of a folder and of what is in it. */
function heightOf(folders: readonly FolderPlace[], id: Id): number {
  const below = foldersIn(folders, id).map((folder) => heightOf(folders, folder.id))
  return 1 + Math.max(0, ...below)
}

/** Whether a folder may stand in another, or at the top: not in itself, and not too deep. `id` is null for a new one. */
export function canStandIn(
  folders: readonly FolderPlace[],
  id: Id | null,
  parentId: Id | null,
): boolean {
  const path = folderPath(folders, parentId)
  if (path.some((folder) => folder.id === id)) return false
  const height = id === null ? 1 : heightOf(folders, id)
  return path.length + height <= MAX_FOLDER_DEPTH
}

/** A name that no folder beside it has: `Prints`, or else `Prints 2`. */
export function freeFolderName(taken: readonly string[], name: string): string {
  const known = new Set(taken.map((one) => one.toLowerCase()))
  const names = [name, ...taken.map((_, index) => `${name} ${index + 2}`)]
  return names.find((one) => !known.has(one.toLowerCase())) ?? name
}

/** The tree in the order in which it is read, each folder after the one that it is in. */
export function foldersInOrder<Folder extends FolderPlace>(
  folders: readonly Folder[],
  parentId: Id | null = null,
): readonly Folder[] {
  return [...foldersIn(folders, parentId)]
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((folder) => [folder, ...foldersInOrder(folders, folder.id)])
}
