import { Button, type ButtonProps } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'
import type { IconComponent } from './icons/create-icon.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  label: string
  icon: IconComponent
  size?: 'small' | 'medium'
  look?: 'quiet' | 'outlined' | 'danger'
  shortcut?: string
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right'
}

export function IconButton({
  label,
  icon: Icon,
  size = 'medium',
  look = 'quiet',
  shortcut = '',
  tooltipPlacement = 'bottom',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <Button
        {...rest}
        aria-label={label}
        className={classNames(styles.button, styles[size], styles[look])}
      >
        {({ isPending }) => (isPending ? <Spinner /> : <Icon size={17} aria-hidden="true" />)}
      </Button>
    </Tooltip>
  )
}
