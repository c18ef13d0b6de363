import type { Asset } from '@sitewright/api/files/shapes'
import { MAX_ALT_TEXT } from '@sitewright/api/files/update-asset'
import { Button, Dialog, EmptyState, ErrorState, Loading, Notice, TextField } from '@sitewright/ui'
import { ImageIcon } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useSaveAltText } from '../../forms/use-pictures.ts'
import { useText } from '../../text.ts'
import styles from './DescribeDialog.module.css'
import { useUndescribed } from './use-files.ts'

/** Pictures without a description, one after the other: Enter keeps the words and goes on to the next. */
export function DescribeDialog({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const query = useUndescribed(siteId)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const left = query.data?.filter(({ id }) => !done.has(id)) ?? []
  const [picture] = left
  const goOn = (id: string) => setDone((before) => new Set([...before, id]))
  return (
    <Dialog isOpen title={text('files.describeTitle')} onClose={onClose}>
      {query.isPending && <Loading label={text('files.loading')} />}
      {query.error && (
        <ErrorState title={text('files.failed')} onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorState>
      )}
      {picture && (
        <Describe
          key={picture.id}
          siteId={siteId}
          picture={picture}
          left={left.length}
          onDone={() => goOn(picture.id)}
        />
      )}
      {query.data && !picture && (
        <EmptyState
          icon={ImageIcon}
          title={text('files.describeNone')}
          action={
            <Button look="primary" onPress={onClose}>
              {text('files.close')}
            </Button>
          }
        >
          {text('files.describeNoneHint')}
        </EmptyState>
      )}
    </Dialog>
  )
}

interface DescribeProps {
  siteId: string
  picture: Asset
  left: number
  onDone(): void
}

function Describe({ siteId, picture, left, onDone }: DescribeProps) {
  const text = useText()
  const [altText, setAltText] = useState('')
  const { mutateAsync, isPending, error } = useSaveAltText(siteId)
  const save = async (change: { altText: string } | { isDecorative: boolean }) => {
    try {
      await mutateAsync({ assetId: picture.id, ...change })
    } catch {
      // The dialog says it.
      return
    }
    onDone()
  }
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (altText.trim() === '') onDone()
        else void save({ altText })
      }}
    >
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
        </Notice>
      )}
      <img className={styles.picture} src={`${picture.url}?format=750w`} alt="" />
      <TextField
        label={text('files.describeLabel', { name: picture.filename })}
        description={text('files.describeHint', { count: left })}
        autoFocus
        autoComplete="off"
        maxLength={MAX_ALT_TEXT}
        value={altText}
        onChange={setAltText}
      />
      <div className={styles.deeds}>
        <Button type="submit" look="primary" isPending={isPending}>
          {text(altText.trim() === '' ? 'files.describeSkip' : 'files.describeNext')}
        </Button>
        <Button isDisabled={isPending} onPress={() => void save({ isDecorative: true })}>
          {text('files.describeDecorative')}
        </Button>
      </div>
    </Form>
  )
}
