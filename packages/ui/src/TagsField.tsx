import { useState } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'
import menu from './Menu.module.css'
import { type TagEditing, TagValues } from './TagValues.tsx'

export interface TagsFieldProps extends FieldTexts {
  values: readonly string[]
  /** Suggestions while typing; those already chosen are left out. */
  suggestions: readonly string[]
  /** Said in place of suggestions for what is typed while there are none; more of them may still come. */
  nothingSuggested?: string
  isReadOnly?: boolean
  /** How tags are changed; they cannot be without it. */
  editing?: TagEditing
  /** Label of the button that removes a tag: "Remove Sea". */
  removeLabel(value: string): string
  /** Called with text that was typed or chosen; false keeps it in the field, since it cannot be added. */
  onAdd(text: string): boolean
  onRemove(value: string): void
  /** Called with what is typed, so that an earlier problem can be cleared and suggestions can follow. */
  onType?(text: string): void
}

/** Tags without order, added one by one with Enter or a comma. */
export function TagsField({
  values,
  suggestions,
  nothingSuggested,
  isReadOnly = false,
  editing,
  removeLabel,
  onAdd,
  onRemove,
  onType,
  ...texts
}: TagsFieldProps) {
  const { label, isLabelHidden = false, isOptional = false, description, problem } = texts
  const [typed, setTyped] = useState('')
  const chosen = new Set(values.map((value) => value.toLowerCase()))
  const offered = suggestions.filter((value) => !chosen.has(value.toLowerCase()))
  const add = (text: string) => {
    if (text.trim() === '' || onAdd(text)) setTyped('')
    else setTyped(text)
  }
  return (
    <ComboBox
      validationBehavior="aria"
      className={classNames(control.field)}
      allowsCustomValue
      allowsEmptyCollection={nothingSuggested !== undefined && typed.trim() !== ''}
      isReadOnly={isReadOnly}
      isInvalid={problem !== undefined}
      defaultItems={offered.map((name) => ({ id: name, name }))}
      defaultFilter={contains}
      inputValue={typed}
      onInputChange={(next) => {
        if (next !== typed) onType?.(next)
        if (next.endsWith(',')) add(next)
        else setTyped(next)
      }}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key !== null) add(String(key))
      }}
      onBlur={() => add(typed)}
      menuTrigger="input"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <TagValues
        values={values}
        isReadOnly={isReadOnly}
        editing={editing}
        removeLabel={removeLabel}
        onRemove={onRemove}
      />
      <Input
        className={classNames(control.input)}
        onKeyDown={(event) => {
          const isOptionFocused = event.currentTarget.getAttribute('aria-activedescendant')
          if (event.key !== 'Enter' || isOptionFocused) return
          // Enter adds the word and must not submit the form.
          event.preventDefault()
          add(typed)
        }}
      />
      <FieldNotes description={description} problem={problem} />
      <Popover className={classNames(menu.popover)} offset={4}>
        <ListBox
          className={classNames(menu.list)}
          renderEmptyState={() => <span className={menu.empty}>{nothingSuggested}</span>}
        >
          {({ id, name }: { id: string; name: string }) => (
            <ListBoxItem id={id} textValue={name} className={classNames(menu.item)}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Suggestions come once something is typed; the arrow keys open the whole list. */
function contains(text: string, part: string): boolean {
  return part.trim() !== '' && text.toLowerCase().includes(part.toLowerCase())
}
