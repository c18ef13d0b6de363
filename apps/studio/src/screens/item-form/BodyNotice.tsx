import { isOut } from '@sitewright/core/content/item-status'
import { Button, Notice, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { familyOfItem, type StoredItem } from './stored-item.ts'
import { usePublishItem } from './use-stored-item.ts'

export interface BodyNoticeProps {
  siteId: string
  item: StoredItem
  /** Edits of the form are saved first. */
  isDirty: boolean
  onPublished(item: StoredItem): void
}

/** Says that the body on the page was edited since visitors got it. */
export function BodyNotice({ siteId, item, isDirty, onPublished }: BodyNoticeProps) {
  const text = useText()
  const can = useCan(siteId)
  const publish = usePublishItem(siteId, familyOfItem(item))
  if (!isOut(item.status) || !item.hasUnpublishedChanges) return null
  return (
    <Notice
      tone="warning"
      action={
        // The body of a product is for whoever publishes, also without a say in its state.
        can('content.publish') && (
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
