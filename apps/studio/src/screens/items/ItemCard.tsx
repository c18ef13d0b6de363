import { GripVertical, Image, Star, Video } from '@sitewright/ui/icons'
import { Button, GridListItem, Text } from 'react-aria-components'
import { useText } from '../../text.ts'
import { ItemBadges } from './ItemBadges.tsx'
import styles from './ItemGrid.module.css'
import { ItemMenu } from './ItemMenu.tsx'
import type { ItemRowProps } from './item-row.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** An item by its picture, as large as its place in a grid. */
export function ItemCard(props: ItemRowProps) {
  const { item, canArrange } = props
  const text = useText()
  const Sign = item.mediaType === 'video' ? Video : Image
  return (
    <GridListItem id={item.id} textValue={item.title} className={styles.item ?? ''}>
      <span className={styles.picture}>
        {item.thumbnailUrl ? (
          <img src={item.thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <Sign size={32} strokeWidth={1.4} aria-hidden="true" />
        )}
      </span>
      {canArrange && (
        <Button slot="drag" className={styles.handle ?? ''}>
          <GripVertical size={15} aria-hidden="true" />
        </Button>
      )}
      <span className={styles.menu}>
        <ItemMenu {...props} />
      </span>
      <span className={styles.words}>
        <Text className={styles.title ?? ''}>
          <span className={styles.name}>{item.title}</span>
          {item.starred && (
            <Star
              size={14}
              className={styles.star}
              role="img"
              aria-label={text('items.featured')}
            />
          )}
        </Text>
        <span className={styles.badges}>
          <StatusBadge status={item.status} />
          <ItemBadges item={item} />
        </span>
      </span>
    </GridListItem>
  )
}
