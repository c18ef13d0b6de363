import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar, Separator } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Toolbar.module.css'

export interface ToolbarProps {
  label: string
  /** `floating` stands over content with a shadow. */
  look?: 'plain' | 'floating'
  children: ReactNode
}

/** A toolbar: one tab stop; the arrow keys move inside. */
export function Toolbar({ label, look = 'plain', children }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={classNames(styles.toolbar, styles[look])}>
      {children}
    </AriaToolbar>
  )
}

export function ToolbarSeparator() {
  return <Separator orientation="vertical" className={classNames(styles.separator)} />
}
