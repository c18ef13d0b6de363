import type { Asset } from '@sitewright/api/files/shapes'
import { IconButton, Menu, Spinner } from '@sitewright/ui'
import { ArrowLeft, ArrowRight, Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { useText } from '../../text.ts'
import { moveBy, placeAt } from '../pages/navigation-order.ts'
import styles from './PictureGrid.module.css'

export interface PictureGridProps {
  ids: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  isReadOnly: boolean
  onChange(ids: string[]): void
}

/** A product's pictures; the first one stands for it in lists. */
export function PictureGrid({ ids, pictures, isReadOnly, onChange }: PictureGridProps) {
  const text = useText()
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onReorder: ({ keys, target }) =>
      onChange(
        placeAt(ids, [...keys].map(String), {
          id: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
  })
  return (
    <GridList
      aria-label={text('products.pictures')}
      layout="grid"
      keyboardNavigationBehavior="tab"
      className={styles.grid ?? ''}
      items={ids.map((id) => ({ id }))}
      dependencies={[ids, pictures]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id }) => {
        const picture = pictures[id]
        const number = ids.indexOf(id) + 1
        const name = text('products.pictureName', { number, name: picture?.filename ?? '' })
        return (
          <GridListItem id={id} textValue={name} className={styles.item ?? ''}>
            {picture ? (
              <img src={`${picture.url}?format=300w`} alt={picture.altText || name} />
            ) : (
              <Spinner />
            )}
            {number === 1 && <span className={styles.first}>{text('products.mainPicture')}</span>}
            {!isReadOnly && (
              <>
                <Button slot="drag" className={styles.handle ?? ''}>
                  <GripVertical size={15} aria-hidden="true" />
                </Button>
                <span className={styles.menu}>
                  <Menu
                    label={name}
                    trigger={
                      <IconButton
                        label={text('products.pictureActions', { number })}
                        icon={Ellipsis}
                        size="small"
                        look="outlined"
                      />
                    }
                    groups={[
                      {
                        id: 'order',
                        actions: [
                          {
                            id: 'earlier',
                            label: text('products.pictureEarlier'),
                            icon: ArrowLeft,
                            isDisabled: number === 1,
                            onAction: () => onChange(moveBy(ids, id, -1)),
                          },
                          {
                            id: 'later',
                            label: text('products.pictureLater'),
                            icon: ArrowRight,
                            isDisabled: number === ids.length,
                            onAction: () => onChange(moveBy(ids, id, 1)),
                          },
                        ],
                      },
                      {
                        id: 'remove',
                        actions: [
                          {
                            id: 'remove',
                            label: text('products.pictureRemove'),
                            icon: Trash2,
                            look: 'danger',
                            onAction: () => onChange(ids.filter((other) => other !== id)),
                          },
                        ],
                      },
                    ]}
                  />
                </span>
              </>
            )}
          </GridListItem>
        )
      }}
    </GridList>
  )
}
