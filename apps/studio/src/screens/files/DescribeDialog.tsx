import type { Asset } from '@sitewright/api/files/shapes'
import { MAX_ALT_TEXT } from '@sitewright/api/files/update-asset'
import { Button, Dialog, EmptyState, ErrorState, Loading, Notice, TextField } from '@sitewright/ui'
import { ImageIcon } from '@sitewright/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { useSaveAltText } from '../../forms/use-pictures.ts'
import { useText } from '../../text.ts'
import styles from './DescribeDialog.module.css'
import { useUndescribed } from './use-files.ts'

interface DescribeDialogProps {
  siteId: string
  /** Number of such pictures in the library. */
  count: number
  onClose(): void
}

/** Pictures without a description, one after the other: Enter keeps the words and goes on to the next. */
export function DescribeDialog({ siteId, count, onClose }: DescribeDialogProps) {
  const text = useText()
  const query = useUndescribed(siteId)
  const [total] = useState(count)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [hasSkipped, setSkipped] = useState(false)
  const { data, error, hasNextPage, fetchNextPage } = query
  const left = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !done.has(id))
  const [picture] = left
  const isLoading = !error && (query.isPending || (!picture && hasNextPage))
  useEffect(() => {
    if (data && isLoading) void fetchNextPage()
  }, [data, isLoading, fetchNextPage])
  return (
    <Dialog isOpen title={text('files.describeTitle')} onClose={onClose}>
      {isLoading && <Loading label={text('files.loading')} />}
      {error && !picture && (
        <ErrorState
          title={text('files.failed')}
          onRetry={() => void (data ? fetchNextPage() : query.refetch())}
        >
          {error.message}
        </ErrorState>
      )}
      {picture && (
        <Describe
          key={picture.id}
          siteId={siteId}
          picture={picture}
          left={Math.max(left.length, total - done.size)}
          onDone={(isSkipped) => {
            if (isSkipped) setSkipped(true)
            setDone((before) => new Set([...before, picture.id]))
          }}
        />
      )}
      {data && !error && !picture && !isLoading && (
        <EmptyState
          icon={ImageIcon}
          title={text('files.describeNone')}
          action={
            <Button look="primary" onPress={onClose}>
              {text('files.close')}
            </Button>
          }
        >
          {text(hasSkipped ? 'files.describeSkippedHint' : 'files.describeNoneHint')}
        </EmptyState>
      )}
    </Dialog>
  )
}

interface DescribeProps {
  siteId: string
  picture: Asset
  left: number
  onDone(isSkipped: boolean): void
}

function Describe({ siteId, picture, left, onDone }: DescribeProps) {
  const text = useText()
  const [altText, setAltText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // `autoFocus` may wait for ever behind a transition of the form before, which is gone by then.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { mutateAsync, isPending, error } = useSaveAltText(siteId)
  const save = async (change: { altText: string } | { isDecorative: boolean }) => {
    try {
      await mutateAsync({ assetId: picture.id, ...change })
    } catch {
      // The dialog says it.
      return
    }
    onDone(false)
  }
  return (
    <Form
      ref={form}
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (altText.trim() === '') onDone(true)
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
