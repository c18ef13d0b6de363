import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { FILE_TYPES } from '@sitewright/core/files/file-types'
import { Button, showToast, TextField } from '@sitewright/ui'
import { Upload } from '@sitewright/ui/icons'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'
import { ContentField } from './ContentField.tsx'
import { durationOf, readDuration } from './duration.ts'
import styles from './ItemForm.module.css'
import type { ItemPartProps } from './item-part.ts'

const SOUNDS = Object.entries(FILE_TYPES).flatMap(([extension, { kind }]) =>
  kind === 'audio' ? [`.${extension}`] : [],
)

/** The sound of a track: a file or an address, who plays, and how long. */
export function AudioFields(props: ItemPartProps) {
  const text = useText()
  const call = useCall()
  const { site, draft, problems, isReadOnly, onChange } = props
  const [duration, setDuration] = useState(() => durationOf(draft.content.durationMs))
  const known = readDuration(duration)
  const shown = known === draft.content.durationMs ? duration : durationOf(draft.content.durationMs)
  const set = (change: Partial<typeof draft.content>) =>
    onChange((now) => ({ ...now, content: { ...now.content, ...change } }))
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const input = { siteId: site.id, filename: file.name, sameBytes: 'reuse' } as const
      return (await call(uploadAsset, input, { body: file })).asset
    },
    onSuccess: ({ path }) => set({ audioUrl: path }),
    onError: (error) => showToast({ text: error.message, tone: 'danger' }),
  })
  return (
    <>
      <ContentField field="audioUrl" label="items.audioUrl" hint="items.audioUrlHint" {...props} />
      {!isReadOnly && (
        <div className={styles.upload}>
          <FileTrigger
            acceptedFileTypes={SOUNDS}
            onSelect={(files) => {
              const file = files?.[0]
              if (file) upload.mutate(file)
            }}
          >
            <Button size="small" icon={Upload} isPending={upload.isPending}>
              {text('items.audioUpload')}
            </Button>
          </FileTrigger>
        </div>
      )}
      <ContentField field="artist" label="items.artist" {...props} />
      <TextField
        label={text('items.duration')}
        description={text('items.durationHint')}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={known === undefined ? duration : shown}
        onChange={(next) => {
          setDuration(next)
          const durationMs = readDuration(next)
          if (durationMs !== undefined) set({ durationMs })
        }}
        problem={
          known === undefined ? text('items.durationProblem') : problems['content.durationMs']
        }
      />
    </>
  )
}
