import { Button, ToggleButton } from 'react-aria-components'
import { classNames } from './class-names.ts'
import icon from './IconButton.module.css'
import type { IconComponent } from './icons/create-icon.ts'
import styles from './ToolbarButton.module.css'
import { Tooltip } from './Tooltip.tsx'

export interface ToolbarButtonProps {
  label: string
  icon: IconComponent
  /** State of a toggle button, such as bold; absent for a button that just acts. */
  isActive?: boolean | undefined
  isDisabled?: boolean
  shortcut?: string
  /** Whether the label is shown beside the icon. */
  hasText?: boolean
  onPress(): void
}

/** A button of a toolbar; put several into `Toolbar`, which gives them the arrow keys. */
export function ToolbarButton({
  label,
  icon: Icon,
  isActive,
  isDisabled = false,
  shortcut = '',
  hasText = false,
  onPress,
}: ToolbarButtonProps) {
  const className = classNames(
    icon.button,
    icon.small,
    styles.button,
    hasText && styles.withText,
    isActive && styles.active,
  )
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      {hasText && <span>{label}</span>}
    </>
  )
  return (
    <Tooltip text={label} shortcut={shortcut}>
      {isActive === undefined ? (
        <Button aria-label={label} className={className} isDisabled={isDisabled} onPress={onPress}>
          {content}
        </Button>
      ) : (
        <ToggleButton
          aria-label={label}
          className={className}
          isDisabled={isDisabled}
          isSelected={isActive}
          onChange={onPress}
        >
          {content}
        </ToggleButton>
      )}
    </Tooltip>
  )
}
