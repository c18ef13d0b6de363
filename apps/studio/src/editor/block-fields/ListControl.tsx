import { initialValues } from '@sitewright/blocks/fields'
import type { Json, JsonObject } from '@sitewright/core/json'
import { Button, IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from '@sitewright/ui/icons'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useWords } from '../use-words.ts'
import type { ControlProps, FieldList } from './control.ts'
import styles from './ListControl.module.css'
import { PicturedListControl } from './PicturedListControl.tsx'

/** An ordered list; entries with a picture each have a control of their own. */
export function ListControl(props: ControlProps<'list'>) {
  return props.field.picturedBy === undefined ? (
    <WordedListControl {...props} />
  ) : (
    <PicturedListControl {...props} />
  )
}

/** Entries that are opened one at a time, moved, removed and added. */
function WordedListControl({
  field,
  value: entries,
  texts,
  say,
  onChange,
  drawFields,
}: ControlProps<'list'>) {
  const words = useWords()
  const change = (next: readonly JsonObject[], coalesceKey?: string) =>
    onChange(next as typeof entries, coalesceKey)
  const [open, setOpen] = useState<number>()
  const [list, focusOn] = useFocusAfterChange(entries)
  const entryLabel = say('entry', field.entryLabel)
  const isFull = entries.length >= field.max

  const move = (place: number, by: 1 | -1) => {
    const moved: JsonObject[] = [...entries]
    moved.splice(place + by, 0, ...moved.splice(place, 1))
    if (open === place) setOpen(place + by)
    else if (open === place + by) setOpen(place)
    // A button that cannot be pressed at either end cannot keep the focus.
    const isAtEnd = place + by === (by < 0 ? 0 : entries.length - 1)
    focusOn(place + by, isAtEnd ? (by < 0 ? 'down' : 'up') : by < 0 ? 'up' : 'down')
    change(moved)
  }
  const remove = (place: number) => {
    setOpen(undefined)
    focusOn(Math.min(place, entries.length - 2), 'open')
    change(entries.filter((_, other) => other !== place))
  }
  const add = () => {
    setOpen(entries.length)
    focusOn(entries.length, 'open')
    change([...entries, initialValues(field.fields)])
  }

  const nameOf = (entry: JsonObject) => {
    const value = firstLine(entry[field.namedBy])
    const naming = field.fields[field.namedBy]
    const label = naming?.kind === 'choice' ? naming.options[value] : undefined
    return label === undefined ? value : say(`${field.namedBy}.${value}`, label)
  }

  return (
    <fieldset className={styles.field} ref={list}>
      <legend className={styles.label}>{texts.label}</legend>
      {texts.description !== undefined && <p className={styles.hint}>{texts.description}</p>}
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry, place) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and are known by their place
              key={place}
              place={place}
              name={nameOf(entry) || `${entryLabel} ${place + 1}`}
              isOpen={open === place}
              isLast={place === entries.length - 1}
              onToggle={() => setOpen(open === place ? undefined : place)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            >
              {drawFields({
                fields: field.fields,
                values: entry,
                onChange: (next, key) =>
                  change(
                    entries.map((other, index) => (index === place ? next : other)),
                    key && `${place}.${key}`,
                  ),
              } satisfies FieldList)}
            </Entry>
          ))}
        </ol>
      )}
      <Button icon={Plus} isDisabled={isFull} onPress={add} data-list-add="">
        {words('listAdd', { entry: entryLabel.toLocaleLowerCase() })}
      </Button>
      {isFull && <p className={styles.hint}>{words('listFull', { max: field.max })}</p>}
    </fieldset>
  )
}

interface EntryProps {
  place: number
  name: string
  isOpen: boolean
  isLast: boolean
  onToggle(): void
  onMove(by: 1 | -1): void
  onRemove(): void
  children: ReactNode
}

function Entry({ place, name, isOpen, isLast, onToggle, onMove, onRemove, children }: EntryProps) {
  const words = useWords()
  const bodyId = useId()
  return (
    <li className={styles.entry} data-list-entry={place}>
      <div className={styles.head}>
        <AriaButton
          className={styles.name ?? ''}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onPress={onToggle}
          data-list-part="open"
        >
          <ChevronDown size={16} aria-hidden="true" />
          <span className={styles.words}>{name}</span>
        </AriaButton>
        <IconButton
          size="small"
          label={words('listUp', { name })}
          icon={ArrowUp}
          isDisabled={place === 0}
          onPress={() => onMove(-1)}
          data-list-part="up"
        />
        <IconButton
          size="small"
          label={words('listDown', { name })}
          icon={ArrowDown}
          isDisabled={isLast}
          onPress={() => onMove(1)}
          data-list-part="down"
        />
        <IconButton
          size="small"
          label={words('listRemove', { name })}
          icon={Trash2}
          look="danger"
          onPress={onRemove}
        />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}

type EntryPart = 'open' | 'up' | 'down'

/** Moves the keyboard's focus once the changed entries are drawn: their buttons change places with them. */
function useFocusAfterChange(entries: readonly unknown[]) {
  const list = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows a change of the entries
  useEffect(() => {
    const selector = wanted.current
    wanted.current = undefined
    if (selector !== undefined) list.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [entries])
  const focusOn = (place: number, part: EntryPart) => {
    wanted.current =
      place < 0 ? '[data-list-add]' : `[data-list-entry="${place}"] [data-list-part="${part}"]`
  }
  return [list, focusOn] as const
}

function firstLine(value: Json | undefined): string {
  return typeof value === 'string' ? (value.trim().split('\n')[0] ?? '').slice(0, 60) : ''
}
