import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons/icons.ts'
import styles from './Notice.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface NoticeProps {
  tone?: keyof typeof ICONS
  /** Read out as soon as it appears; for answers to what someone just did. */
  isAlert?: boolean
  /** A button at the end. */
  action?: ReactNode
  children: ReactNode
}

/** Something the person should know, in the place where it matters. */
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
