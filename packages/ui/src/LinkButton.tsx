import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { type ButtonLook, buttonClass } from './Button.tsx'
import type { IconComponent } from './icons/create-icon.ts'

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  look?: ButtonLook
  size?: 'small' | 'medium'
  icon?: IconComponent
  isWide?: boolean
  children: ReactNode
}

/** A link that looks like a button: it navigates, while a button acts. */
export function LinkButton({
  look = 'secondary',
  size = 'medium',
  icon: Icon,
  isWide = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, isWide })}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span>{children}</span>
    </Link>
  )
}
