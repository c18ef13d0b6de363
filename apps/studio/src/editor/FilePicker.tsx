import type { Asset } from '@sitewright/api/files/shapes'
import { extensionOf, FILE_TYPES } from '@sitewright/core/files/file-types'
import { Button, Dialog, EmptyState, FileDrop, Loading } from '@sitewright/ui'
import { Button as AriaButton } from 'react-aria-components'
import { UploadList } from '../files/UploadList.tsx'
import { isUnderWay, useUploads } from '../files/use-uploads.ts'
import { KIND_LOOKS } from '../screens/files/file-icons.ts'
import { useFiles } from '../screens/files/use-files.ts'
import type { WantedFile } from './block-fields/control.ts'
import styles from './FilePicker.module.css'
import { useWords } from './use-words.ts'

export interface FilePickerProps {
  siteId: string
  wanted: WantedFile
  onChoose(asset: Asset): void
  onClose(): void
}

/** One file of a kind from the library; a single new one is chosen as soon as it is there. */
export function FilePicker({ siteId, wanted, onChoose, onClose }: FilePickerProps) {
  const words = useWords()
  const { accepts: kind } = wanted
  const library = useFiles(siteId, { search: '', kind, folderId: undefined })
  const { uploads, upload, dismiss } = useUploads(siteId, { kind })
  const files = (library.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ filename }) => fits(filename, wanted))
  const { icon: Icon } = KIND_LOOKS[kind]
  const send = async (chosen: readonly File[]) => {
    const [only, ...others] = await upload(chosen.filter(({ name }) => fits(name, wanted)))
    if (only && others.length === 0) onChoose(only)
  }
  return (
    <Dialog isOpen size="small" title={words('chooseFile')} onClose={onClose}>
      <FileDrop
        label={words('fileUpload')}
        description={words('fileUploadHint', { types: extensionsOf(wanted).join(', ') })}
        isCompact={files.length > 0}
        isBusy={uploads.some(isUnderWay)}
        onFiles={(chosen) => void send(chosen)}
      />
      <UploadList uploads={uploads} dismiss={dismiss} />
      {library.isPending && <Loading label={words('files')} />}
      {library.isSuccess && files.length === 0 && (
        <EmptyState icon={Icon} title={words('fileNone')}>
          {words('fileNoneHint')}
        </EmptyState>
      )}
      <ul className={styles.files} aria-label={words('files')}>
        {files.map((asset) => (
          <li key={asset.id}>
            <AriaButton className={styles.file ?? ''} onPress={() => onChoose(asset)}>
              <Icon size={18} aria-hidden="true" />
              <span>{asset.filename}</span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button isPending={library.isFetching} onPress={() => void library.fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </Dialog>
  )
}

const extensionsOf = ({ accepts, extension }: WantedFile) =>
  extension
    ? [extension]
    : Object.entries(FILE_TYPES).flatMap(([name, { kind }]) => (kind === accepts ? [name] : []))

const fits = (filename: string, { extension }: WantedFile) =>
  extension === undefined || extensionOf(filename) === extension
