import type { PageSummary } from '@sitewright/api/content/shapes'
import type { ItemSummary } from '@sitewright/api/items/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { GripVertical, Image, Star } from '@sitewright/ui/icons'
import { Button, GridListItem, Text } from 'react-aria-components'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { ItemBadges } from './ItemBadges.tsx'
import styles from './ItemList.module.css'
import { ItemMenu } from './ItemMenu.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useSiteDates } from './use-site-dates.ts'

export interface ItemRowProps {
  siteId: string
  item: ItemSummary
  page: PageSummary
  timeZone: string
  /** It has something to edit on its own page. */
  isEditedOnPage: boolean
  canArrange: boolean
  canEdit: boolean
  canRemove: boolean
  isFirst: boolean
  isLast: boolean
  onOpen(): void
  onMove(step: -1 | 1): void
  onDuplicate(): void
  onRemove(): void
}

export function ItemRow(props: ItemRowProps) {
  const { item, canArrange, timeZone } = props
  const text = useText()
  const dates = useSiteDates(timeZone)
  const when = item.startsAt === null ? dates.date(item.publishOn) : dates.time(item.startsAt)
  const isDated = item.startsAt !== null || isOut(item.status)
  return (
    <GridListItem id={item.id} textValue={item.title} className={styles.row ?? ''}>
      {canArrange && (
        <Button slot="drag" className={styles.handle ?? ''}>
          <GripVertical size={16} aria-hidden="true" />
        </Button>
      )}
      <span className={list.thumbnail}>
        {item.thumbnailUrl ? (
          <img src={item.thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <Image size={18} strokeWidth={1.6} aria-hidden="true" />
        )}
      </span>
      <span className={styles.words}>
        <Text className={styles.title ?? ''}>
          {item.title}
          {item.starred && (
            <Star
              size={14}
              className={styles.star}
              role="img"
              aria-label={text('items.featured')}
            />
          )}
        </Text>
        <Text slot="description" className={styles.below ?? ''}>
          {[isDated && when, item.authorName, ...item.categories].filter(Boolean).join(' · ') ||
            `/${item.urlId}`}
        </Text>
      </span>
      <span className={styles.badges}>
        <ItemBadges item={item} />
        <StatusBadge status={item.status} />
      </span>
      <span className={styles.menu}>
        <ItemMenu {...props} />
      </span>
    </GridListItem>
  )
}
