import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { Button, Notice } from '@sitewright/ui'
import styles from '../../forms/FormColumns.module.css'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { SteadyForm } from '../../forms/SteadyForm.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useText } from '../../text.ts'
import { nounOf } from '../items/item-words.ts'
import { type CustomType, recordTypeOf, typeTitle } from '../items/use-custom-types.ts'
import { useTitle } from '../use-title.ts'
import { BodyNotice } from './BodyNotice.tsx'
import { cardsOf } from './cards-by-kind.ts'
import { ItemHeader } from './ItemHeader.tsx'
import { RemoveItem } from './RemoveItem.tsx'
import type { StoredItem } from './stored-item.ts'
import { useItemForm } from './use-item-form.ts'

export interface ItemFormProps {
  site: SiteSummary
  kind: CollectionKindName
  /** The collection; absent for the first product of a site. */
  page: PageSummary | undefined
  /** Null for a new one. */
  stored: StoredItem | null
  /** The theme's type for a new one, where there is one. */
  newType: CustomType | undefined
  onCreated(itemId: string): void
  onRemoved(): void
}

/** The one form of everything that a collection holds; its kind says which cards it has. */
export function ItemForm(props: ItemFormProps) {
  const { site, kind, page, newType, onRemoved } = props
  const text = useText()
  const item = useItemForm({
    ...props,
    recordType: recordTypeOf(kind, newType),
    customType: newType?.name ?? '',
  })
  const { stored, draft, change, problems, statuses } = item
  const isReadOnly = statuses.length === 0
  const noun = text(nounOf(kind), { count: 1 })
  const newNoun = newType ? typeTitle(newType) : noun
  const title = stored?.title ?? text('items.newTitle', { noun: newNoun })
  const saveLabel = stored ? text('common.save') : text('items.create', { noun: newNoun })
  useTitle(title)
  const { isDirty, takeStored: onStored } = item
  const shown = { site, kind, page, stored, draft, problems, statuses, isReadOnly, isDirty }
  const part = { ...shown, onChange: change, onStored }
  const { main, side, wide } = cardsOf(kind)
  return (
    <SteadyForm
      ref={item.form}
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        item.save()
      }}
    >
      <ItemHeader
        site={site}
        kind={kind}
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
          siteId={site.id}
          item={stored}
          onPublished={item.takeStored}
          isDirty={item.isDirty}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {main.map(({ name, Card }) => (
            <Card key={name} {...part} />
          ))}
        </div>
        <div className={styles.side}>
          {side.map(({ name, Card }) => (
            <Card key={name} {...part} />
          ))}
        </div>
      </div>
      {wide.map(({ name, Card }) => (
        <Card key={name} {...part} />
      ))}
      {stored && statuses.includes('public') && (
        <RemoveItem
          siteId={site.id}
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
    </SteadyForm>
  )
}
