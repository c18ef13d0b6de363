import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'
import type { IconComponent } from './icons/create-icon.ts'
import { Check, ChevronDown } from './icons/icons.ts'
import menu from './Menu.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  readonly id: Value
  readonly label: string
  readonly description?: string
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[]
  value: Value
  isDisabled?: boolean
  /** Shown in place of the value in a narrow window. */
  icon?: IconComponent
  name?: string
  onChange(value: Value): void
  /** Called when the list has closed, also where nothing else was chosen. */
  onClose?(): void
}

export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  problem,
  options,
  value,
  isDisabled = false,
  icon: Icon,
  name = '',
  onChange,
  onClose,
}: SelectProps<Value>) {
  return (
    <AriaSelect
      validationBehavior="aria"
      className={classNames(control.field)}
      name={name}
      value={value}
      onChange={(key) => onChange(key as Value)}
      onOpenChange={(isOpen) => isOpen || onClose?.()}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Button className={classNames(control.input, styles.button)}>
        {Icon && <Icon size={17} className={styles.icon} aria-hidden="true" />}
        <SelectValue className={classNames(styles.value)}>
          {({ selectedText }) => selectedText}
        </SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <FieldNotes description={description} problem={problem} />
      <Popover className={classNames(menu.popover, styles.popover)} offset={4}>
        <ListBox className={classNames(menu.list)} items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={classNames(menu.item)}>
              {({ isSelected }) => (
                <>
                  <span className={menu.check}>
                    {isSelected && <Check size={15} aria-hidden="true" />}
                  </span>
                  <span className={menu.text}>
                    {option.label}
                    {option.description && <small>{option.description}</small>}
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
