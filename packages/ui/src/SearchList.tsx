import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Text,
  TextField,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'
import type { IconComponent } from './icons/create-icon.ts'
import menu from './Menu.module.css'
import styles from './SearchList.module.css'

export interface SearchListOption {
  readonly id: string
  readonly label: string
  readonly description?: string
  readonly icon?: IconComponent
}

export interface SearchListGroup {
  readonly id: string
  readonly title: string
  readonly options: readonly SearchListOption[]
}

export interface SearchListProps extends FieldTexts {
  value: string
  /** Choices for the value, as the caller found them; groups without anything are left out. */
  groups: readonly SearchListGroup[]
  /** Accessible name of the list. */
  listLabel: string
  /** Said in place of the list while nothing was found. */
  emptyText: string
  onChange(value: string): void
  onChoose(id: string): void
}

/** Combobox whose list always stands below its field: arrows go through it while the field keeps the keyboard. */
export function SearchList({
  value,
  groups,
  listLabel,
  emptyText,
  onChange,
  onChoose,
  label,
  isLabelHidden = false,
  description,
  problem,
}: SearchListProps) {
  const shown = groups.filter(({ options }) => options.length > 0)
  return (
    <Autocomplete inputValue={value} onInputChange={onChange} disableAutoFocusFirst>
      <TextField
        className={classNames(control.field)}
        validationBehavior="aria"
        isInvalid={problem !== undefined}
        autoFocus
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} />
        <Input className={classNames(control.input)} autoComplete="off" spellCheck={false} />
        <FieldNotes description={description} problem={problem} />
      </TextField>
      <ListBox
        aria-label={listLabel}
        className={classNames(styles.list)}
        items={shown}
        selectionMode="none"
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => <span className={menu.empty}>{emptyText}</span>}
      >
        {({ id, title, options }) => (
          <ListBoxSection id={id}>
            <Header className={classNames(menu.title)}>{title}</Header>
            {options.map((option) => (
              <Option key={option.id} option={option} />
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  )
}

function Option({ option: { id, label, description, icon: Icon } }: { option: SearchListOption }) {
  return (
    <ListBoxItem id={id} textValue={label} className={classNames(menu.item)}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span className={menu.text}>
        <Text slot="label" className={classNames(styles.words)}>
          {label}
        </Text>
        {description && (
          <Text slot="description" elementType="small" className={classNames(styles.words)}>
            {description}
          </Text>
        )}
      </span>
    </ListBoxItem>
  )
}
