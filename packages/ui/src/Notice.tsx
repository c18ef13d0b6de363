import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons/icons.ts'
import styles from './Notice.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface NoticeProps {
  tone?: keyof typeof ICONS
  /** Whether screen readers read it at once, for the result of a person's action. */
  isAlert?: boolean
  /** A button at the end. */
  action?: ReactNode
  children: ReactNode
}

/** A message at the place it is about. */
export function Notice({ tone = 'info', isAlert = false, action, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classNames(styles.notice, styles[tone])} {...(isAlert && { role: 'alert' })}>
      <Icon size={17} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
