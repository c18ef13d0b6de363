import { Link, type LinkProps } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'
import type { IconComponent } from './icons/create-icon.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconLinkProps
  extends Omit<LinkProps, 'children' | 'className' | 'style' | 'aria-label'> {
  label: string
  icon: IconComponent
}

/** A link shown as an icon. */
export function IconLink({ label, icon: Icon, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link {...rest} aria-label={label} className={classNames(styles.button)}>
        <Icon size={17} aria-hidden="true" />
      </Link>
    </Tooltip>
  )
}
