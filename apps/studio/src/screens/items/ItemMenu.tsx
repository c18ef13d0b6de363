import { IconButton, Menu } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { itemActions } from './item-actions.ts'
import type { ItemRowProps } from './item-row.ts'

/** Menu with the actions for one item, in rows and in grids. */
export function ItemMenu(props: ItemRowProps) {
  const text = useText()
  const label = text('items.actions', { title: props.item.title })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      groups={itemActions(props, text)}
    />
  )
}
