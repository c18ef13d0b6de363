import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import type { Asset } from '@sitewright/api/files/shapes'
import { useState } from 'react'
import { FileDialog } from './FileDialog.tsx'
import { FileGrid } from './FileGrid.tsx'
import { FileSelectionBar } from './FileSelectionBar.tsx'

export interface FileRowsProps {
  siteId: string
  files: readonly Asset[]
  folders: readonly FileFolder[]
  isReadOnly: boolean
  selected: ReadonlySet<string>
  onSelect(ids: ReadonlySet<string>): void
  onFill(folderId: string | null, assetIds: readonly string[]): void
}

/** Files of the library with what can be done with several of them, and with one that is opened. */
export function FileRows(props: FileRowsProps) {
  const { siteId, files, folders, isReadOnly, selected, onSelect, onFill } = props
  const [opened, setOpened] = useState<Asset>()
  return (
    <>
      {!isReadOnly && (
        <FileSelectionBar
          siteId={siteId}
          files={files}
          selected={files.filter(({ id }) => selected.has(id))}
          folders={folders}
          onSelect={onSelect}
          onFill={onFill}
        />
      )}
      <FileGrid
        files={files}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={onSelect}
        onOpen={setOpened}
      />
      {opened && (
        <FileDialog
          key={opened.id}
          siteId={siteId}
          file={opened}
          onReplaced={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
