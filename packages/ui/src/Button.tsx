import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icons/create-icon.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  look?: ButtonLook
  size?: 'small' | 'medium'
  icon?: IconComponent
  /** Whether it fills the available width. */
  isWide?: boolean
  children: ReactNode
}

/** A button. Use one `primary` on a screen, for its main action. */
export function Button({
  look = 'secondary',
  size = 'medium',
  icon: Icon,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={buttonClass({ look, size, isWide })}>
      {({ isPending }) => (
        <>
          {isPending ? <Spinner /> : Icon && <Icon size={16} aria-hidden="true" />}
          <span>{children}</span>
        </>
      )}
    </AriaButton>
  )
}

export function buttonClass({
  look,
  size,
  isWide,
}: {
  look: ButtonLook
  size: 'small' | 'medium'
  isWide: boolean
}): string {
  return classNames(styles.button, styles[look], styles[size], isWide && styles.wide)
}
