/** Type of files of the library that are dragged; each has its id. */
export const FILE_DRAG = 'application/x-sitewright-file'

interface DraggedItem {
  readonly kind: string
  getText?(type: string): Promise<string>
}

/** Ids of files that were dropped. */
export async function draggedFiles(items: readonly DraggedItem[]): Promise<string[]> {
  const ids = await Promise.all(items.map((item) => item.getText?.(FILE_DRAG)))
  return ids.filter((id) => id !== undefined)
}
