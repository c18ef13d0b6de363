import {
  Menu as AriaMenu,
  Header,
  Keyboard,
  MenuItem,
  MenuSection,
  Separator,
  Text,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icons/create-icon.ts'
import styles from './Menu.module.css'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly description?: string
  readonly icon?: IconComponent
  /** The keys that do the same: `Ctrl+D`. */
  readonly shortcut?: string
  readonly look?: 'plain' | 'danger'
  readonly isDisabled?: boolean
  /** Address to navigate to instead of acting. */
  readonly href?: string
  readonly target?: string
  onAction?(): void
}

export interface MenuGroup {
  readonly id: string
  /** Heading above the group. */
  readonly title?: string
  readonly actions: readonly MenuAction[]
}

export interface MenuListProps {
  label: string
  /** Groups are separated by a line; empty ones are left out. */
  groups: readonly MenuGroup[]
}

/** The actions of a menu, however that is opened. */
export function MenuList({ label, groups, onClose }: MenuListProps & { onClose?(): void }) {
  const shown = groups.filter(({ actions }) => actions.length > 0)
  return (
    <AriaMenu
      aria-label={label}
      className={classNames(styles.list)}
      // A menu at a button gets both from its trigger.
      {...(onClose && { onClose, autoFocus: 'first' })}
    >
      {shown.flatMap(({ id, title, actions }, index) => [
        ...(index > 0
          ? [<Separator key={`${id}-line`} className={classNames(styles.separator)} />]
          : []),
        <MenuSection key={id} aria-label={title ?? label}>
          {title && <Header className={classNames(styles.title)}>{title}</Header>}
          {actions.map((action) => (
            <Item key={action.id} action={action} />
          ))}
        </MenuSection>,
      ])}
    </AriaMenu>
  )
}

function Item({ action }: { action: MenuAction }) {
  const { icon: Icon, onAction, href, target } = action
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      isDisabled={action.isDisabled ?? false}
      className={classNames(styles.item, action.look === 'danger' && styles.danger)}
      {...(href !== undefined && { href })}
      {...(target !== undefined && { target })}
      {...(onAction && { onAction: () => onAction() })}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span className={styles.text}>
        <Text slot="label">{action.label}</Text>
        {action.description && (
          <Text slot="description" elementType="small">
            {action.description}
          </Text>
        )}
      </span>
      {action.shortcut && <Keyboard className={styles.keys}>{action.shortcut}</Keyboard>}
    </MenuItem>
  )
}
