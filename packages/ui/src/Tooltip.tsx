import { type ReactNode, useState } from 'react'
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
  /**
   * Asked when it is about to be shown, as it is not where the button has its words beside it. A function, so that the buttons
   * of a long list need not be drawn anew whenever the answer changes.
   */
  isWanted?: () => boolean
  /** The button the text belongs to. */
  children: TooltipTriggerComponentProps['children']
}

/** A tooltip that repeats the meaning of an icon. It must not be the only place of an information. */
export function Tooltip({
  text,
  shortcut,
  placement = 'bottom',
  isWanted,
  children,
}: TooltipProps) {
  const keys: ReactNode = shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>
  const [isOpen, setOpen] = useState(false)
  const onOpenChange = (open: boolean) => setOpen(open && (isWanted?.() ?? true))
  return (
    <TooltipTrigger delay={500} closeDelay={80} isOpen={isOpen} onOpenChange={onOpenChange}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={classNames(styles.tooltip)}>
        {text}
        {keys}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
