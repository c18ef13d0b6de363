import type { PageSummary } from '@sitewright/api/content/shapes'
import type { Item } from '@sitewright/api/items/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { isOut } from '@sitewright/core/content/item-status'
import { Button, Card, Notice, showToast } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { SearchEngineFields } from '../../forms/SearchEngineFields.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useText } from '../../text.ts'
import styles from '../products/ProductForm.module.css'
import { useTitle } from '../use-title.ts'
import { AuthorCard } from './AuthorCard.tsx'
import { CustomFieldsCard } from './CustomFieldsCard.tsx'
import { EventCard } from './EventCard.tsx'
import { ItemHeader } from './ItemHeader.tsx'
import { RemoveItemDialog } from './ItemList.tsx'
import { ItemTextsCard } from './ItemTextsCard.tsx'
import { nounOf } from './item-words.ts'
import { MoreCard } from './MoreCard.tsx'
import { PublishingCard } from './PublishingCard.tsx'
import { RecordCard } from './RecordCard.tsx'
import { TermsCard } from './TermsCard.tsx'
import { type CustomType, recordTypeOf, typeTitle } from './use-custom-types.ts'
import { useItemForm } from './use-item-form.ts'
import { usePublishItem } from './use-items.ts'

export interface ItemFormProps {
  site: SiteSummary
  page: PageSummary
  /** Null for a new one. */
  stored: Item | null
  /** What a new one begins as, where the theme has such a type. */
  newType: CustomType | undefined
  onCreated(itemId: string): void
  onRemoved(): void
}

export function ItemForm({
  site,
  page,
  stored: initial,
  newType,
  onCreated,
  onRemoved,
}: ItemFormProps) {
  const text = useText()
  const { timeZone, role, id: siteId } = site
  const rules = collectionKind(page.kind).items
  const item = useItemForm({
    siteId,
    page,
    stored: initial,
    recordType: recordTypeOf(page, newType),
    customType: newType?.name ?? '',
    timeZone,
    role,
    onCreated,
  })
  const { stored, draft, change, problems, statuses } = item
  const isReadOnly = statuses.length === 0
  const noun = text(nounOf(page.kind), { count: 1 })
  const newNoun = newType ? typeTitle(newType) : noun
  const title = stored?.title ?? text('items.newTitle', { noun: newNoun })
  const saveLabel = stored ? text('common.save') : text('items.create', { noun: newNoun })
  useTitle(title)
  const part = { siteId, page, draft, problems, timeZone, isReadOnly, onChange: change }
  return (
    <Form
      ref={item.form}
      className={styles.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        item.save()
      }}
    >
      <ItemHeader
        site={site}
        page={page}
        stored={stored}
        title={title}
        actions={
          !isReadOnly && (
            <Button
              type="submit"
              look="primary"
              isPending={item.isSaving}
              isDisabled={!item.isDirty}
            >
              {saveLabel}
            </Button>
          )
        }
      />
      {isReadOnly && <Notice>{text('common.readOnly')}</Notice>}
      {item.isConflict ? (
        <Notice
          tone="warning"
          isAlert
          action={<Button onPress={() => void item.reload()}>{text('items.reload')}</Button>}
        >
          <strong>{item.general}</strong> {text('items.conflictHint')}
        </Notice>
      ) : (
        item.general && (
          <Notice tone="danger" isAlert>
            {item.general}
          </Notice>
        )
      )}
      {stored && (
        <BodyNotice
          siteId={siteId}
          item={stored}
          onPublished={item.takeStored}
          isDirty={item.isDirty}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ItemTextsCard {...part} />
          {rules?.ordering === 'calendar' && <EventCard {...part} />}
          <RecordCard {...part} />
          <CustomFieldsCard {...part} />
          <Card title={text('seo.heading')} description={text('seo.headingHint')}>
            <SearchEngineFields
              seoTitle={draft.seoTitle}
              seoDescription={draft.seoDescription}
              fallbackTitle={`${draft.title} — ${site.title}`}
              fallbackDescription=""
              url={stored?.url ?? new URL(`${page.path}/${draft.urlId || '…'}`, site.url).href}
              isReadOnly={isReadOnly}
              problems={problems}
              onChange={(next) => change((now) => ({ ...now, ...next }))}
            />
          </Card>
        </div>
        <div className={styles.side}>
          <PublishingCard {...part} statuses={statuses} stored={stored} />
          <TermsCard {...part} />
          <AuthorCard {...part} />
          <MoreCard {...part} />
        </div>
      </div>
      {stored && !isReadOnly && statuses.includes('public') && (
        <RemoveItem
          siteId={siteId}
          item={stored}
          noun={noun}
          onRemoved={() => {
            item.release()
            onRemoved()
          }}
        />
      )}
      {!isReadOnly && (
        <SaveBar
          isShown={item.isDirty}
          isSaving={item.isSaving}
          onDiscard={item.discard}
          saveLabel={saveLabel}
        />
      )}
      <UnsavedGuard isDirty={item.isDirtyNow} />
    </Form>
  )
}

interface BodyNoticeProps {
  siteId: string
  item: Item
  /** Edits of the form are saved first. */
  isDirty: boolean
  onPublished(item: Item): void
}

/** Says that the body on the page was edited since visitors got it. */
function BodyNotice({ siteId, item, isDirty, onPublished }: BodyNoticeProps) {
  const text = useText()
  const publish = usePublishItem(siteId)
  if (!isOut(item.status) || !item.hasUnpublishedChanges) return null
  const canPublish = item.allowedStatuses.includes(item.status)
  return (
    <Notice
      tone="warning"
      action={
        canPublish && (
          <Button
            isDisabled={isDirty}
            isPending={publish.isPending}
            onPress={() =>
              publish.mutate(
                { itemId: item.id },
                {
                  onSuccess(published) {
                    onPublished(published)
                    showToast({ text: text('items.bodyPublished') })
                  },
                  onError: (error) => showToast({ text: error.message, tone: 'danger' }),
                },
              )
            }
          >
            {text('items.publishBody')}
          </Button>
        )
      }
    >
      {text('items.bodyChanged')}
    </Notice>
  )
}

interface RemoveItemProps {
  siteId: string
  item: Item
  noun: string
  onRemoved(): void
}

function RemoveItem({ siteId, item, noun, onRemoved }: RemoveItemProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <Button look="quiet" icon={Trash2} onPress={() => setIsAsking(true)}>
        {text('items.remove', { noun })}
      </Button>
      {isAsking && (
        <RemoveItemDialog
          siteId={siteId}
          item={item}
          noun={noun}
          onClose={() => setIsAsking(false)}
          onRemoved={onRemoved}
        />
      )}
    </div>
  )
}
