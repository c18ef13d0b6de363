import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { X } from './icons/icons.ts'
import styles from './TagsField.module.css'

/** Changing tags that are there already, one after the other. */
export interface TagEditing {
  /** Label of the button, and of the field, that change a tag: "Edit Sea". */
  label(value: string): string
  /** Called with the words in its place; false keeps them in the field, since they cannot be taken. */
  onEdit(value: string, text: string): boolean
  /** Called when another one is to be changed while one is not finished. */
  onSecond(): void
}

export interface TagValuesProps {
  values: readonly string[]
  isReadOnly: boolean
  editing: TagEditing | undefined
  removeLabel(value: string): string
  onRemove(value: string): void
}

/** The tags that were chosen, each with buttons to change it and to take it away. */
export function TagValues({ values, isReadOnly, editing, removeLabel, onRemove }: TagValuesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<{ value: string; text: string }>()
  /** Tag whose button gets the keyboard back from the field that stood in its place. */
  const [left, setLeft] = useState<string>()
  if (values.length === 0) return null

  const begin = (value: string) => {
    if (edited && edited.text !== edited.value && values.includes(edited.value)) editing?.onSecond()
    else setEdited({ value, text: value })
  }
  const finish = ({ value, text }: { value: string; text: string }) => {
    const isDone = text.trim() === '' || text === value || editing?.onEdit(value, text) === true
    if (!isDone) return
    setEdited(undefined)
    return text.trim() || value
  }
  return (
    <ul ref={list} className={styles.values}>
      {values.map((value) => (
        <li key={value} className={styles.value}>
          {edited?.value === value ? (
            <input
              className={styles.edited}
              aria-label={editing?.label(value)}
              // Pressing the tag asked for the keyboard.
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
              autoFocus
              size={Math.max(edited.text.length, 4)}
              value={edited.text}
              onChange={(event) => setEdited({ value, text: event.target.value })}
              onBlur={({ relatedTarget }) => {
                if (!list.current?.contains(relatedTarget)) finish(edited)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return
                // Enter must not submit the form, nor Escape close what the field is in.
                event.preventDefault()
                event.stopPropagation()
                if (event.key === 'Enter') return setLeft(finish(edited))
                setEdited(undefined)
                setLeft(value)
              }}
            />
          ) : editing && !isReadOnly ? (
            <Button
              slot={null}
              className={classNames(styles.edit)}
              autoFocus={left === value}
              aria-label={editing.label(value)}
              onPress={() => {
                setLeft(undefined)
                begin(value)
              }}
            >
              {value}
            </Button>
          ) : (
            value
          )}
          {!isReadOnly && (
            <Button
              slot={null}
              className={classNames(styles.remove)}
              aria-label={removeLabel(value)}
              onPress={() => onRemove(value)}
            >
              <X size={13} aria-hidden="true" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
