import { isOut } from '@sitewright/core/content/item-status'
import { GripVertical, Image, Star } from '@sitewright/ui/icons'
import { Button, GridListItem, Text } from 'react-aria-components'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { ItemBadges } from './ItemBadges.tsx'
import styles from './ItemList.module.css'
import { ItemMenu } from './ItemMenu.tsx'
import type { ItemRowProps } from './item-row.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useSiteDates } from './use-site-dates.ts'

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
