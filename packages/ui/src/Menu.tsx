import type { ReactElement } from 'react'
import { MenuTrigger, Popover } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Menu.module.css'
import { MenuList, type MenuListProps } from './MenuList.tsx'

export interface MenuProps extends MenuListProps {
  /** The button that opens it. */
  trigger: ReactElement
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top'
}

export function Menu({ label, trigger, groups, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={classNames(styles.popover)} placement={placement} offset={4}>
        <MenuList label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  )
}
