import type { Asset } from '@sitewright/api/files/shapes'
import { Spinner } from '@sitewright/ui'
import { GripVertical } from '@sitewright/ui/icons'
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  Text,
  useDragAndDrop,
} from 'react-aria-components'
import { useText } from '../../../text.ts'
import { moveBy, placeAt } from '../../list-order.ts'
import styles from './PictureGrid.module.css'
import { PictureMenu } from './PictureMenu.tsx'

export interface PictureGridProps {
  ids: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  isReadOnly: boolean
  onChange(ids: string[]): void
  /** Asks for the words of one picture. */
  onDescribe(id: string): void
}

/** A product's pictures; the first one stands for it in lists. */
export function PictureGrid({ ids, pictures, isReadOnly, onChange, onDescribe }: PictureGridProps) {
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
            <span className={styles.marks}>
              {number === 1 && <span className={styles.first}>{text('products.mainPicture')}</span>}
              {picture?.altText === '' && (
                <Text slot="description" className={styles.wordless ?? ''}>
                  {text('products.altTextMissing')}
                </Text>
              )}
            </span>
            {!isReadOnly && (
              <>
                <Button slot="drag" className={styles.handle ?? ''}>
                  <GripVertical size={15} aria-hidden="true" />
                </Button>
                <span className={styles.menu}>
                  <PictureMenu
                    name={name}
                    number={number}
                    isLast={number === ids.length}
                    onDescribe={picture && (() => onDescribe(id))}
                    onMove={(step) => onChange(moveBy(ids, id, step))}
                    onRemove={() => onChange(ids.filter((other) => other !== id))}
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
