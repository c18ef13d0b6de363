import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  /** `row` makes the whole row of a title clickable; the row must be positioned. */
  look?: 'inline' | 'row'
  /** For a link that is reached by the keys of what it stands in. */
  excludeFromTabOrder?: boolean
  children: ReactNode
}

export function TextLink({ look = 'inline', children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles[look])}>
      {children}
    </Link>
  )
}
