import type { ReactElement, ReactNode } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components'
import { classNames } from './class-names.ts'
import menu from './Menu.module.css'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Accessible name of the small dialog. */
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right top'
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A few controls in a panel beside the button that opens it. */
export function Popover({ label, trigger, placement = 'bottom', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={classNames(menu.popover)}>
        <Dialog aria-label={label} className={classNames(styles.body)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
