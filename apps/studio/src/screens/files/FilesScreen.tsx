import { fileSize } from '@sitewright/core/files/file-size'
import { FILE_KINDS, type FileKind } from '@sitewright/core/files/file-types'
import { Button, EmptyState, FileDrop, PageHeader, Select } from '@sitewright/ui'
import { FolderPlus, Images } from '@sitewright/ui/icons'
import { useState } from 'react'
import { UploadList } from '../../files/UploadList.tsx'
import { useOpenFolder } from '../../files/use-folders.ts'
import { useUploads } from '../../files/use-uploads.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { DescribeDialog } from './DescribeDialog.tsx'
import { FileRows } from './FileRows.tsx'
import { FolderNameDialog } from './FolderNameDialog.tsx'
import { FolderShelf } from './FolderShelf.tsx'
import { KIND_LOOKS } from './file-icons.ts'
import { useFilesUsage } from './use-files.ts'
import { useFill } from './use-fill.ts'
import { useLibrary } from './use-library.ts'

export interface FilesScreenProps {
  siteId: string
  /** Folder that is open, as the address has it; undefined at the top. */
  folder: string | undefined
  onFolder(folder: string | undefined): void
}

/** The library of a site: every picture and file, in folders, to be found, described, replaced and deleted. */
export function FilesScreen({ siteId, folder, onFolder }: FilesScreenProps) {
  const text = useText()
  const canUpload = useCan(siteId)('files.upload')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const { folders, open, listed } = useOpenFolder(siteId, folder)
  const library = useLibrary(siteId, listed)
  const { files, isFiltered, kind } = library
  const { data: usage } = useFilesUsage(siteId)
  const { uploads, upload, retry, dismiss } = useUploads(siteId, { folderId: open ?? undefined })
  const fill = useFill(siteId, files.data?.pages.flatMap(({ items }) => items) ?? [])
  useTitle(text('files.title'))
  const openFolder = (id: string | null) => {
    setSelected(new Set())
    onFolder(id ?? undefined)
  }
  const move = (to: string | null, ids: readonly string[]) => {
    setSelected(new Set())
    void fill(to, ids)
  }
  const hasShelf = folders.length > 0 && !isFiltered
  return (
    <Screen>
      <PageHeader
        title={text('files.title')}
        description={
          usage &&
          text('files.usage', {
            count: usage.count,
            size: fileSize(usage.bytes),
            most: fileSize(usage.maxBytes),
          })
        }
        actions={
          canUpload && (
            <>
              <DescribeButton siteId={siteId} count={usage?.undescribed ?? 0} />
              <Button icon={FolderPlus} onPress={() => setAdding(true)}>
                {text('files.folderNew')}
              </Button>
            </>
          )
        }
      />
      {canUpload && (
        <FileDrop
          label={text('files.drop')}
          description={text('files.kinds')}
          chooseLabel={text('files.choose')}
          allowsMultiple
          isCompact
          onFiles={(chosen) => void upload(chosen)}
        />
      )}
      <UploadList uploads={uploads} retry={retry} dismiss={dismiss} folders={folders} />
      {hasShelf && (
        <FolderShelf
          siteId={siteId}
          folders={folders}
          open={open}
          isReadOnly={!canUpload}
          onOpen={openFolder}
          onFill={move}
        />
      )}
      <SearchableList
        of="files"
        query={files}
        empty={
          <EmptyState icon={Images} title={text('files.emptyTitle')}>
            {text(EMPTY_HINTS[canUpload ? 'owner' : 'reader'])}
          </EmptyState>
        }
        search={library.search}
        settled={library.settled}
        isFiltered={kind !== undefined || folders.length > 0}
        {...(!isFiltered && {
          nothing: text('files.folderEmpty'),
          nothingHint: text('files.folderEmptyHint'),
        })}
        tools={<KindFilter value={kind} onChange={library.setKind} />}
        onSearch={library.setSearch}
        onClear={library.clear}
      >
        {(rows) => (
          <FileRows
            siteId={siteId}
            files={rows}
            folders={folders}
            isReadOnly={!canUpload}
            selected={selected}
            onSelect={setSelected}
            onFill={move}
          />
        )}
      </SearchableList>
      {isAdding && (
        <FolderNameDialog
          siteId={siteId}
          about={{ parentId: open }}
          onClose={() => setAdding(false)}
        />
      )}
    </Screen>
  )
}

/** Leads through the pictures without a description; absent while all have one. */
function DescribeButton({ siteId, count }: { siteId: string; count: number }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {count > 0 && (
        <Button onPress={() => setOpen(true)}>{text('files.undescribed', { count })}</Button>
      )}
      {isOpen && <DescribeDialog siteId={siteId} count={count} onClose={() => setOpen(false)} />}
    </>
  )
}

const EMPTY_HINTS = { owner: 'files.emptyHint', reader: 'files.emptyHintReader' } as const

const ALL = 'all'

function KindFilter({
  value,
  onChange,
}: {
  value: FileKind | undefined
  onChange(value: FileKind | undefined): void
}) {
  const text = useText()
  const kinds = FILE_KINDS.map((id) => ({ id, label: text(KIND_LOOKS[id].label) }))
  return (
    <Select
      label={text('files.kind')}
      isLabelHidden
      options={[{ id: ALL, label: text('files.kindAll') }, ...kinds]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  )
}
