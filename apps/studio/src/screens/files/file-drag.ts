/** Types of what is dragged in the library; each item has its id. */
export const FILE_DRAG = 'application/x-sitewright-file'
export const FOLDER_DRAG = 'application/x-sitewright-folder'

interface DraggedItem {
  readonly kind: string
  getText?(type: string): Promise<string>
  readonly types?: unknown
}

/** Ids of the files, or of the folders, among what was dropped. */
export async function draggedIds(
  items: readonly DraggedItem[],
  type: typeof FILE_DRAG | typeof FOLDER_DRAG,
): Promise<string[]> {
  const having = items.filter(({ types }) => types instanceof Set && types.has(type))
  const ids = await Promise.all(having.map((item) => item.getText?.(type)))
  return ids.filter((id) => id !== undefined)
}
