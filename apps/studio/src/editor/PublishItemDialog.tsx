import { getChanges } from '@sitewright/api/content/get-changes'
import { publishSite } from '@sitewright/api/content/publish-site'
import type { PageSummary } from '@sitewright/api/content/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { isUntitled } from '@sitewright/core/content/untitled'
import { instantOf } from '@sitewright/core/content/zoned-time'
import { Button, Checkbox, Dialog, LinkButton, Loading, Notice, RadioGroup } from '@sitewright/ui'
import { CircleCheck, Columns2, ExternalLink } from '@sitewright/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SiteTimeField } from '../forms/SiteTimeField.tsx'
import styles from '../publishing/PublishDialog.module.css'
import { ITEM_CALLS } from '../screens/item-form/item-calls.ts'
import { proposedTime } from '../screens/item-form/proposed-time.ts'
import { familyOfItem, type StoredItem } from '../screens/item-form/stored-item.ts'
import { keepItem } from '../screens/item-form/use-stored-item.ts'
import { useSiteDates } from '../screens/items/use-site-dates.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { showComparison } from './comparison-store.ts'
import { useEditor } from './editor-context.ts'
import { useWords } from './use-words.ts'

export interface PublishItemDialogProps {
  /** The item as it was when the editor opened. */
  item: StoredItem
  page: PageSummary
  timeZone: string
  onClose(): void
}

/**
 * Puts one item, with the body as it is here, before visitors: now or from a moment on. What was put into places of the
 * theme is a part of the site, and goes with it where the owner wants that.
 */
export function PublishItemDialog(props: PublishItemDialogProps) {
  const words = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const { visit } = useEditor()
  const { siteId } = visit
  const { item, page, timeZone, onClose } = props
  const calls = ITEM_CALLS[familyOfItem(item)]
  const latest = useQuery({
    queryKey: ['item-to-publish', siteId, item.id],
    gcTime: 0,
    staleTime: 0,
    // Only what has arrived at the server can be published.
    queryFn: async () => {
      await visit.flush()
      const [stored, { changes }] = await Promise.all([
        calls.get(call, siteId, item.id),
        call(getChanges, { siteId }),
      ])
      const hasFieldChanges = page.isPublished && changes.some(({ key }) => key === FIELDS)
      return { item: stored, hasFieldChanges }
    },
  })
  const publish = useMutation({
    mutationFn: async ({ publishOn, isWithFields }: Wish) => {
      const wish = publishOn === undefined ? {} : { publishOn }
      if ((await visit.desk.current?.saveAll()) === false) throw new Error(words('deskNotSaved'))
      const published = await calls.publish(call, siteId, { itemId: item.id, ...wish })
      if (isWithFields) await call(publishSite, { siteId, keys: [FIELDS] })
      return published
    },
    onSuccess(published) {
      keepItem(queries, siteId, published)
      visit.desk.current?.takeStored(published)
    },
  })
  if (publish.data) {
    return <Done item={publish.data} page={page} timeZone={timeZone} onClose={onClose} />
  }
  if (latest.data) {
    return (
      <Question
        {...latest.data}
        timeZone={timeZone}
        problem={publish.error?.message}
        isPending={publish.isPending}
        onPublish={publish.mutate}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog isOpen size="small" title={words('publish')} onClose={onClose}>
      {latest.error ? (
        <Notice tone="danger" isAlert>
          {latest.error.message}
        </Notice>
      ) : (
        <Loading label={words('publishWaiting')} />
      )}
    </Dialog>
  )
}

/** The part of the site that they are, among its changes. */
const FIELDS = 'fields'

type When = 'keep' | 'now' | 'later'

/** Milliseconds; undefined leaves what is live or planned as it is. */
type PublishOn = number | 'now' | undefined

interface Wish {
  publishOn: PublishOn
  /** Publishes what was put into places of the theme, too, on all pages. */
  isWithFields: boolean
}

interface QuestionProps {
  item: StoredItem
  /** There is something in places of the theme that visitors do not see yet. */
  hasFieldChanges: boolean
  timeZone: string
  problem: string | undefined
  isPending: boolean
  onPublish(wish: Wish): void
  onClose(): void
}

function Question(props: QuestionProps) {
  const { item, hasFieldChanges, timeZone, problem, isPending, onPublish, onClose } = props
  const words = useWords()
  const dates = useSiteDates(timeZone)
  const isPlanned = isOut(item.status)
  const [when, setWhen] = useState<When>(isPlanned ? 'keep' : 'now')
  const [at, setAt] = useState(() => proposedTime(Date.now(), timeZone))
  const keep = {
    public: words('itemKeepPublic'),
    scheduled: words('itemKeepScheduled', { at: dates.time(item.publishOn) }),
    private: words('itemKeepPrivate'),
    draft: '',
    needsReview: '',
  }[item.status]
  const [isWithFields, setWithFields] = useState(hasFieldChanges)
  const later = instantOf(at, timeZone)
  const isToCome = when === 'later' || (when === 'keep' && item.status === 'scheduled')
  const publishOn = { keep: undefined, now: 'now' as const, later }[when]
  return (
    <Dialog
      isOpen
      size="small"
      title={words('publishItem', { title: item.title })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            isDisabled={when === 'later' && publishOn === undefined}
            isPending={isPending}
            onPress={() => onPublish({ publishOn, isWithFields })}
          >
            {words(when === 'later' ? 'schedule' : 'publish')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" isAlert>
          {problem}
        </Notice>
      )}
      {isUntitled(item.title) && <Notice tone="warning">{words('titleMissing')}</Notice>}
      {item.status === 'public' && (
        <div>
          <Button size="small" icon={Columns2} onPress={() => showComparison()}>
            {words('compare')}
          </Button>
        </div>
      )}
      <RadioGroup<When>
        label={words('publishWhen')}
        value={when}
        options={[
          ...(isPlanned ? [{ id: 'keep' as const, label: keep }] : []),
          ...(item.status === 'public' ? [] : [{ id: 'now' as const, label: words('publishNow') }]),
          { id: 'later', label: words('publishLater') },
        ]}
        onChange={setWhen}
      />
      {when === 'later' && (
        <SiteTimeField
          label={words('publishAt')}
          timeZone={timeZone}
          isReadOnly={false}
          value={at}
          onChange={setAt}
        />
      )}
      {hasFieldChanges && (
        <Checkbox
          label={words('publishFields')}
          description={
            isToCome
              ? words('publishFieldsLaterHint', { title: item.title })
              : words('publishFieldsHint')
          }
          isSelected={isWithFields}
          onChange={setWithFields}
        />
      )}
    </Dialog>
  )
}

function Done({ item, page, timeZone, onClose }: PublishItemDialogProps) {
  const words = useWords()
  const dates = useSiteDates(timeZone)
  const isLive = item.status === 'public' && page.isPublished
  const said = {
    public: words(page.isPublished ? 'itemLive' : 'itemLiveWithPage', { page: page.title }),
    scheduled: words('itemScheduled', { at: dates.time(item.publishOn) }),
    private: words('itemPrivate'),
    draft: '',
    needsReview: '',
  }[item.status]
  return (
    <Dialog
      isOpen
      size="small"
      title={words('publishItem', { title: item.title })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words('close')}</Button>
          {isLive && (
            <LinkButton look="primary" icon={ExternalLink} href={item.url} target="_blank">
              {words('viewLive')}
            </LinkButton>
          )}
        </>
      }
    >
      <p className={styles.done} role="status">
        <CircleCheck size={20} aria-hidden="true" /> {said}
      </p>
    </Dialog>
  )
}
