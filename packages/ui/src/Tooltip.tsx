import type { ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipTriggerComponentProps,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  text: string
  /** Keyboard shortcut, shown behind the text. */
  shortcut?: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** Never shown, as where the button has its words beside it. */
  isDisabled?: boolean
  /** The button the text belongs to. */
  children: TooltipTriggerComponentProps['children']
}

/** A tooltip that repeats the meaning of an icon. It must not be the only place of an information. */
export function Tooltip({
  text,
  shortcut,
  placement = 'bottom',
  isDisabled = false,
  children,
}: TooltipProps) {
  const keys: ReactNode = shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={classNames(styles.tooltip)}>
        {text}
        {keys}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
