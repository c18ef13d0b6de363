import type { ItemSummary } from '@sitewright/api/items/shapes'
import type { Id } from '@sitewright/core/id'
import { Button, TextLink } from '@sitewright/ui'
import { FileText, Plus, Settings2 } from '@sitewright/ui/icons'
import { itemEditorPath, itemPath } from '../../screens/items/item-paths.ts'
import { StatusBadge } from '../../screens/items/StatusBadge.tsx'
import { useItems } from '../../screens/items/use-items.ts'
import { useEditor } from '../editor-context.ts'
import fields from '../Fields.module.css'
import { useWords } from '../use-words.ts'
import styles from './CollectionPanel.module.css'
import { fromPage } from './from-page.ts'
import { useListWords } from './use-list-words.ts'

/** Items shown of those that are not on the page; the list has them all. */
const MOST_SHOWN = 6

/** The list of the page: adding to it, and what of it visitors do not see. */
export function CollectionPanel() {
  const words = useWords()
  const { visit } = useEditor()
  const { collection } = visit
  const { add, hint, isStore } = useListWords()
  if (!collection) return null
  return (
    <section className={styles.list} aria-label={words('listItems')}>
      <p className={fields.hint}>{hint}</p>
      <div className={fields.row}>
        {collection.canAdd && (
          <Button size="small" icon={Plus} onPress={() => visit.itemDeeds.current?.add()}>
            {add}
          </Button>
        )}
      </div>
      {isStore ? <StoreOrder /> : <HiddenItems />}
    </section>
  )
}

/** Says why products cannot be dragged, where the store sorts them by itself. */
function StoreOrder() {
  const words = useWords()
  const { siteId, opened } = useEditor().visit
  if (opened.page.settings.productOrder === 'manual') return null
  return (
    <p className={fields.hint}>
      {words('listOrderHint')}{' '}
      <TextLink href={`/sites/${siteId}/products/order`}>{words('listOrder')}</TextLink>
    </p>
  )
}

/** Drafts and the like, of which the page shows nothing. */
function HiddenItems() {
  const words = useWords()
  const { siteId, opened, collection } = useEditor().visit
  const question = { collectionId: opened.page.id, search: '', status: undefined }
  const { data } = useItems(siteId, question, false)
  const hidden = (data?.pages ?? [])
    .flatMap(({ items }): readonly ItemSummary[] => items)
    .filter(({ status }) => status !== 'public')
    .slice(0, MOST_SHOWN)
  if (hidden.length === 0) return null
  const pathOf = (itemId: Id) =>
    collection?.hasPages ? fromPage(itemEditorPath(siteId, itemId)) : itemPath(siteId, itemId)
  return (
    <>
      <h3 className={styles.heading}>{words('listHidden')}</h3>
      <p className={fields.hint}>{words('listHiddenHint')}</p>
      <ul className={styles.hidden}>
        {hidden.map(({ id, title, status }) => (
          <li key={id}>
            <TextLink href={pathOf(id)}>{title}</TextLink>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Deeds for the item that is selected, where there is more room than beside it. */
export function ItemPanel({ itemId }: { itemId: Id }) {
  const words = useWords()
  const { visit } = useEditor()
  const isArranged = visit.collection?.canArrange === true
  return (
    <div className={styles.list}>
      <p className={fields.hint}>{words(isArranged ? 'itemHint' : 'itemHintDated')}</p>
      <div className={fields.row}>
        <Button icon={FileText} onPress={() => visit.itemDeeds.current?.open(itemId)}>
          {words('openItem')}
        </Button>
        <Button
          look="quiet"
          icon={Settings2}
          onPress={() => visit.itemDeeds.current?.openForm(itemId)}
        >
          {words('openItemForm')}
        </Button>
      </div>
    </div>
  )
}
