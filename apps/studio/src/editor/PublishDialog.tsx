import { getChanges } from '@sitewright/api/content/get-changes'
import { publishSite } from '@sitewright/api/content/publish-site'
import { Badge, Button, Checkbox, Dialog, LinkButton, Loading, Notice } from '@sitewright/ui'
import { CircleCheck, ExternalLink } from '@sitewright/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../session/StudioProvider.tsx'
import { useEditor } from './editor-context.ts'
import type { EditorMessage } from './messages.ts'
import styles from './PublishDialog.module.css'
import { useWords } from './use-words.ts'

const KINDS: Readonly<Record<string, EditorMessage>> = {
  added: 'changeAdded',
  changed: 'changeChanged',
  removed: 'changeRemoved',
}

export interface PublishDialogProps {
  liveUrl: string | undefined
  onClose(): void
}

/** Shows what would go live, and puts it there. */
export function PublishDialog({ liveUrl, onClose }: PublishDialogProps) {
  const words = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const { visit } = useEditor()
  const { siteId } = visit
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const changes = useQuery({
    queryKey: ['changes', siteId],
    gcTime: 0,
    staleTime: 0,
    // Only what has arrived at the server can be published.
    queryFn: async () => {
      await visit.flush()
      return (await call(getChanges, { siteId })).changes
    },
  })
  const list = changes.data ?? []
  const keys = list.map(({ key }) => key).filter((key) => !left.has(key))
  const publish = useMutation({
    mutationFn: () => call(publishSite, { siteId, keys }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['pages', siteId] }),
  })
  const isDone = publish.isSuccess
  return (
    <Dialog
      isOpen
      title={words('publish')}
      onClose={onClose}
      footer={
        isDone || (changes.isSuccess && list.length === 0) ? (
          <>
            <Button onPress={onClose}>{words('close')}</Button>
            {liveUrl && (
              <LinkButton look="primary" icon={ExternalLink} href={liveUrl} target="_blank">
                {words('viewLive')}
              </LinkButton>
            )}
          </>
        ) : (
          <>
            <Button onPress={onClose}>{words('cancel')}</Button>
            <Button
              look="primary"
              isDisabled={keys.length === 0}
              isPending={publish.isPending}
              onPress={() => publish.mutate()}
            >
              {words('publishAll')}
            </Button>
          </>
        )
      }
    >
      {changes.isPending && <Loading label={words('publishWaiting')} />}
      {(changes.error ?? publish.error) && (
        <Notice tone="danger" isAlert>
          {(changes.error ?? publish.error)?.message}
        </Notice>
      )}
      {isDone && (
        <p className={styles.done} role="status">
          <CircleCheck size={20} aria-hidden="true" /> {words('publishedDone')}
        </p>
      )}
      {!isDone && changes.isSuccess && list.length === 0 && <p>{words('publishNothing')}</p>}
      {!isDone && list.length > 0 && (
        <>
          <p>{words('publishHint')}</p>
          <ul className={styles.changes}>
            {list.map(({ key, title, kind, isSiteWide }) => (
              <li key={key} className={styles.change}>
                <Checkbox
                  label={title}
                  isSelected={!left.has(key)}
                  onChange={() => setLeft((now) => toggled(now, key))}
                />
                <span className={styles.badges}>
                  {isSiteWide && <Badge tone="accent">{words('siteWide')}</Badge>}
                  <Badge>{words(KINDS[kind] ?? 'changeChanged')}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
