import { Button, Notice, TextLink } from '@sitewright/ui'
import { lateScreen } from '../../routes/late-screen.tsx'
import { familyOfItem } from '../../screens/item-form/stored-item.ts'
import { itemPath } from '../../screens/items/item-paths.ts'
import { ReviewPart } from '../../screens/reviews/ReviewPart.tsx'
import { useReviews } from '../../screens/reviews/use-reviews.ts'
import { useCan, useSite } from '../../screens/sites/use-sites.ts'
import { useText } from '../../text.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { ItemClashes } from './ItemClashes.tsx'
import styles from './ItemDrawer.module.css'
import { type DeskState, useDesk } from './item-desk.ts'

/** Code splitting: pages that are no item's have no use for its cards. */
const DrawerCards = lateScreen(
  async () => (await import('./DrawerCards.tsx')).DrawerCards,
  'items.loadingOne',
)

/** Everything of an item that is not its title and its text. */
export function ItemDrawer() {
  const desk = useDesk()
  const { siteId, opened } = useEditor().visit
  const { data: site } = useSite(siteId)
  const can = useCan(siteId)
  const { data: reviews } = useReviews(siteId)
  if (!(desk && site)) return null
  const { stored } = desk.form
  const review = stored && !stored.sale && (
    <ReviewPart siteId={siteId} item={stored} save={desk.saveAll} onStored={desk.form.takeStored} />
  )
  const isReviewed = reviews?.reviews.some(({ itemId }) => itemId === stored?.id)
  // Who may publish has no need to ask anybody first.
  const isFirst = isReviewed || !can('content.publish')
  return (
    <div className={styles.drawer}>
      <DrawerNotices desk={desk} />
      <ItemClashes desk={desk} />
      {isFirst && review}
      <DrawerCards site={site} page={opened.page} desk={desk} />
      {!isFirst && review}
    </div>
  )
}

function DrawerNotices({ desk: { form, isAutomatic, retry } }: { desk: DeskState }) {
  const words = useWords()
  const text = useText()
  const { siteId } = useEditor().visit
  const { stored, general, isConflict, isDirty, isSaving, statuses } = form
  if (statuses.length === 0) return <Notice>{text('common.readOnly')}</Notice>
  return (
    <>
      {stored && familyOfItem(stored) === 'products' && (
        <p className={styles.form}>
          {words('deskFormHint')}{' '}
          <TextLink href={itemPath(siteId, stored.id, 'products')}>{words('deskForm')}</TextLink>
        </p>
      )}
      {isConflict && (
        <Notice
          tone="warning"
          isAlert
          action={<Button onPress={() => void form.reload()}>{words('deskReload')}</Button>}
        >
          <strong>{general}</strong> {words('deskConflict')}
        </Notice>
      )}
      {general && !isConflict && (
        <Notice
          tone="danger"
          isAlert
          action={isAutomatic && <Button onPress={retry}>{words('deskRetry')}</Button>}
        >
          {general}
        </Notice>
      )}
      {!isAutomatic && isDirty && (
        <Notice
          action={
            <>
              <Button look="quiet" onPress={form.discard}>
                {words('deskUndo')}
              </Button>
              <Button look="primary" isPending={isSaving} onPress={retry}>
                {words('deskSave')}
              </Button>
            </>
          }
        >
          {words('deskSaveHint')}
        </Notice>
      )}
    </>
  )
}
