import type { Asset } from '@sitewright/api/files/shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import { FILE_KINDS, type FileKind } from '@sitewright/core/files/file-types'
import { EmptyState, FileDrop, PageHeader, Select } from '@sitewright/ui'
import { Images } from '@sitewright/ui/icons'
import { useState } from 'react'
import { UploadList } from '../../files/UploadList.tsx'
import { useUploads } from '../../files/use-uploads.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { FileDialog } from './FileDialog.tsx'
import { FileGrid } from './FileGrid.tsx'
import { KIND_LOOKS } from './file-icons.ts'
import { useFiles, useFilesUsage } from './use-files.ts'

/** The library of a site: every picture and file, to be found, described, replaced and deleted. */
export function FilesScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const canUpload = useCan(siteId)('files.upload')
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<FileKind>()
  const [opened, setOpened] = useState<Asset>()
  const settled = useDelayed(search.trim())
  const files = useFiles(siteId, { search: settled, kind })
  const { data: usage } = useFilesUsage(siteId)
  const { uploads, upload, dismiss } = useUploads(siteId)
  useTitle(text('files.title'))
  const clear = () => {
    setSearch('')
    setKind(undefined)
  }
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
      <UploadList uploads={uploads} dismiss={dismiss} />
      <SearchableList
        of="files"
        query={files}
        empty={
          <EmptyState icon={Images} title={text('files.emptyTitle')}>
            {text(canUpload ? 'files.emptyHint' : 'files.emptyHintReader')}
          </EmptyState>
        }
        search={search}
        settled={settled}
        isFiltered={kind !== undefined}
        tools={<KindFilter value={kind} onChange={setKind} />}
        onSearch={setSearch}
        onClear={clear}
      >
        {(rows) => <FileGrid files={rows} onOpen={setOpened} />}
      </SearchableList>
      {opened && (
        <FileDialog
          key={opened.id}
          siteId={siteId}
          file={opened}
          onReplaced={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  )
}

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
