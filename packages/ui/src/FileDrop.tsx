import { DropZone, FileTrigger, Text } from 'react-aria-components'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import styles from './FileDrop.module.css'
import { ImageUp } from './icons/icons.ts'
import { useUiWords } from './words.ts'

export interface FileDropProps {
  label: string
  /** Accepted kinds and sizes. */
  description?: string
  /** Accepted MIME types; other files in a drop are ignored. Without it every file is accepted. */
  accept?: readonly string[]
  allowsMultiple?: boolean
  isBusy?: boolean
  chooseLabel?: string
  /** Whether it is lower, for a place that already has pictures. */
  isCompact?: boolean
  onFiles(files: readonly File[]): void
}

/** Takes files by drop, paste or a file dialog. */
export function FileDrop({
  label,
  description,
  accept,
  allowsMultiple = false,
  isBusy = false,
  chooseLabel,
  isCompact = false,
  onFiles,
}: FileDropProps) {
  const words = useUiWords()
  const take = (files: readonly File[]) => {
    const fitting = files.filter(({ type }) => accept?.includes(type) ?? true)
    if (fitting.length > 0) onFiles(allowsMultiple ? fitting : fitting.slice(0, 1))
  }
  return (
    <DropZone
      className={classNames(styles.drop, isCompact && styles.compact)}
      getDropOperation={(types) =>
        (accept?.some((type) => types.has(type)) ?? true) ? 'copy' : 'cancel'
      }
      onDrop={async ({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file')
        take(await Promise.all(dropped.map((item) => item.getFile())))
      }}
    >
      <ImageUp size={20} strokeWidth={1.7} aria-hidden="true" />
      <Text slot="label" className={classNames(styles.label)}>
        {label}
      </Text>
      <FileTrigger
        {...(accept && { acceptedFileTypes: accept })}
        allowsMultiple={allowsMultiple}
        onSelect={(files) => take([...(files ?? [])])}
      >
        <Button size="small" isPending={isBusy}>
          {chooseLabel ?? words.chooseFiles}
        </Button>
      </FileTrigger>
      {description && <span className={styles.description}>{description}</span>}
    </DropZone>
  )
}
