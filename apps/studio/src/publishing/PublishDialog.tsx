import { CallFailure } from '@sitewright/api/client'
import { getChanges } from '@sitewright/api/content/get-changes'
import { publishSite } from '@sitewright/api/content/publish-site'
import { Button, Dialog, LinkButton, Loading, Notice, TextField } from '@sitewright/ui'
import { CircleCheck, ExternalLink, Share2 } from '@sitewright/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lateScreen } from '../routes/late-screen.tsx'
import { useCan, useSite } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'
import { ContrastWarning, type ContrastWarningProps } from './ContrastWarning.tsx'
import { PublishChecks } from './PublishChecks.tsx'
import styles from './PublishDialog.module.css'
import { changesKey } from './use-changes.ts'
import { whoMayPublish } from './who-may-publish.ts'

const PreviewLinks = lateScreen(
  async () => (await import('./preview/PreviewLinks.tsx')).PreviewLinks,
  'preview.loading',
)

export interface PublishDialogProps {
  siteId: string
  /** Address to look at afterwards; that of the site by default. */
  liveUrl?: string | undefined
  /** Brings to the server what is not there yet: only what has arrived can be published. */
  flush?(): Promise<void>
  /** Whether the screen holds something that is still not saved. */
  hasUnsaved(): boolean
  /** Shows the styles on this screen; by default a link leads to them. */
  onStyles?(): void
  onClose(): void
}

/** Shows what would go live, and puts it there; for roles that may not, who may. A preview can be shared instead. */
export function PublishDialog(props: PublishDialogProps) {
  const { siteId, onClose } = props
  const text = useText()
  const [isSharing, setSharing] = useState(false)
  if (!isSharing) return <PublishQuestion {...props} onShare={() => setSharing(true)} />
  return (
    <Dialog
      isOpen
      title={text('preview.share')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{text('publishing.close')}</Button>}
    >
      <PreviewLinks siteId={siteId} />
    </Dialog>
  )
}

/** Asks anew what would be published, once all edits are saved. */
function useReview({ siteId, flush, hasUnsaved }: PublishDialogProps) {
  const call = useCall()
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...changesKey(siteId), 'review'],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      await flush?.()
      const { changes } = await call(getChanges, { siteId })
      queries.setQueryData(changesKey(siteId), changes)
      return { changes, isUnsaved: hasUnsaved() }
    },
  })
}

function PublishQuestion(props: PublishDialogProps & { onShare(): void }) {
  const { siteId, liveUrl, onStyles, onShare, onClose } = props
  const text = useText()
  const call = useCall()
  const { data: site } = useSite(siteId)
  const canPublish = useCan(siteId)('content.publish')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState('')
  const review = useReview(props)
  const publish = useMutation({
    mutationFn: (keys: string[]) => call(publishSite, { siteId, keys, name }),
    // The list is asked for again, because a change that is gone cannot be published.
    onError: () => void review.refetch(),
  })
  const { changes = [] } = review.data ?? {}
  const keys = changes.map(({ key }) => key).filter((key) => !left.has(key))
  const isDone = publish.isSuccess
  const isOver = isDone || !canPublish || (review.isSuccess && changes.length === 0)
  const isLive = isDone || typeof site?.publishedAt === 'number'
  return (
    <Dialog
      isOpen
      title={text(canPublish ? 'publishing.title' : 'publishing.titleReadOnly')}
      onClose={onClose}
      footer={
        isOver ? (
          <Closing isLive={isLive} href={liveUrl ?? site?.url} onClose={onClose} />
        ) : (
          <Question
            isDisabled={keys.length === 0}
            isPending={publish.isPending}
            onPublish={() => publish.mutate(keys)}
            onClose={onClose}
          />
        )
      }
    >
      <div className={styles.body}>
        {review.isPending && <Loading label={text('publishing.waiting')} />}
        {review.error && <Failed error={review.error} onRetry={() => void review.refetch()} />}
        {publish.error && (
          <Failed
            error={publish.error}
            {...(isApart(publish.error) && { label: text('publishing.together') })}
            onRetry={() => {
              if (!isApart(publish.error)) return publish.mutate(keys)
              publish.reset()
              setLeft(new Set())
            }}
          />
        )}
        {isDone && (
          <p className={styles.done} role="status">
            <CircleCheck size={20} aria-hidden="true" /> {text('publishing.done')}
          </p>
        )}
        {!isDone && review.data && (
          <Review
            {...review.data}
            left={left}
            canPublish={canPublish}
            isFirst={site?.publishedAt === null}
            siteId={siteId}
            onStyles={onStyles}
            isDisabled={publish.isPending}
            onLeave={setLeft}
            onGo={onClose}
          />
        )}
        {canPublish && <Share isDisabled={publish.isPending} onPress={onShare} />}
        {!isOver && <VersionName name={name} onChange={setName} />}
      </div>
    </Dialog>
  )
}

interface ClosingProps {
  isLive: boolean
  href: string | undefined
  onClose(): void
}

/** With a way to the site where it is live. */
function Closing({ isLive, href, onClose }: ClosingProps) {
  const text = useText()
  return (
    <>
      <Button onPress={onClose}>{text('publishing.close')}</Button>
      {isLive && <ViewSite href={href} />}
    </>
  )
}

interface QuestionProps {
  isDisabled: boolean
  isPending: boolean
  onPublish(): void
  onClose(): void
}

function Question({ isDisabled, isPending, onPublish, onClose }: QuestionProps) {
  const text = useText()
  return (
    <>
      <Button onPress={onClose}>{text('common.cancel')}</Button>
      <Button look="primary" isDisabled={isDisabled} isPending={isPending} onPress={onPublish}>
        {text('publishing.publish')}
      </Button>
    </>
  )
}

function Share({ isDisabled, onPress }: { isDisabled: boolean; onPress(): void }) {
  const text = useText()
  return (
    <Button size="small" icon={Share2} isDisabled={isDisabled} onPress={onPress}>
      {text('preview.share')}
    </Button>
  )
}

function VersionName({ name, onChange }: { name: string; onChange(name: string): void }) {
  const text = useText()
  return (
    <TextField
      label={text('publishing.name')}
      isOptional
      description={text('publishing.nameHint')}
      maxLength={100}
      value={name}
      onChange={onChange}
    />
  )
}

interface ReviewProps extends ContrastWarningProps, Omit<ChangeListProps, 'isReadOnly' | 'siteId'> {
  isUnsaved: boolean
  onGo(): void
  canPublish: boolean
  /** Whether the site was never published. */
  isFirst: boolean
}

function Review(props: ReviewProps) {
  const { isUnsaved, canPublish, isFirst, siteId, onStyles, onGo, ...list } = props
  const text = useText()
  const hasStyle = list.changes.some(({ key }) => key === 'style')
  return (
    <>
      {list.changes.length === 0 && <p>{text('publishing.nothing')}</p>}
      {!canPublish && <WhoMay />}
      {canPublish && isFirst && <Notice>{text('publishing.neverPublished')}</Notice>}
      {isUnsaved && <Notice tone="warning">{text('publishing.unsaved')}</Notice>}
      {hasStyle && <ContrastWarning siteId={siteId} onStyles={onStyles} />}
      {list.changes.length > 0 && <PublishChecks siteId={siteId} left={list.left} onGo={onGo} />}
      {list.changes.length > 0 && (
        <ChangeList siteId={siteId} isReadOnly={!canPublish || isFirst} {...list} />
      )}
      <p className={styles.covers}>{text('publishing.covers')}</p>
    </>
  )
}

function WhoMay() {
  const text = useText()
  const { formatList } = useIntl()
  const roles = formatList(whoMayPublish().map((role) => text(role)))
  return <Notice>{text('publishing.whoMay', { roles })}</Notice>
}

function ViewSite({ href }: { href: string | undefined }) {
  const text = useText()
  if (href === undefined) return null
  return (
    <LinkButton look="primary" icon={ExternalLink} href={href} target="_blank">
      {text('publishing.view')}
    </LinkButton>
  )
}

interface FailedProps {
  error: Error
  label?: string
  onRetry(): void
}

function Failed({ error, label, onRetry }: FailedProps) {
  const text = useText()
  return (
    <Notice
      tone="danger"
      isAlert
      action={
        <Button size="small" onPress={onRetry}>
          {label ?? text('publishing.retry')}
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}

/** Changes that go live only together, such as the old home page and the new one. */
const APART: ReadonlySet<string> = new Set(['homesApart', 'addressesApart'])

function isApart(error: Error | null): boolean {
  return error instanceof CallFailure && APART.has(error.code)
}
