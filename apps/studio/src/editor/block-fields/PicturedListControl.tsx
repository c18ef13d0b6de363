import type { JsonObject } from '@sitewright/core/json'
import { Button } from '@sitewright/ui'
import { GripVertical, Images, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { placeAt } from '../../screens/list-order.ts'
import { withEntries } from '../empty-block.ts'
import { useWords } from '../use-words.ts'
import type { ControlProps, FieldList } from './control.ts'
import styles from './PicturedListControl.module.css'

/** Entries with a picture each: several are added at once, dragged into order, and opened one at a time below. */
export function PicturedListControl({
  field,
  value,
  texts,
  say,
  services,
  onChange,
  drawFields,
}: ControlProps<'list'>) {
  const words = useWords()
  const { picturedBy = '', namedBy, max } = field
  const entries = keyed(value, picturedBy)
  const byKey = new Map(entries.map(({ key, entry }) => [key, entry]))
  const [openKey, setOpen] = useState<string>()
  const open = entries.find(({ key }) => key === openKey)
  const entryLabel = say('entry', field.entryLabel)
  const isFull = value.length >= max
  const change = (next: readonly JsonObject[], coalesceKey?: string) =>
    onChange(next as typeof value, coalesceKey)
  const nameOf = (entry: JsonObject, place: number) =>
    `${entryLabel} ${place + 1}${entry[namedBy] ? `: ${String(entry[namedBy])}` : ''}`
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onReorder({ keys: moved, target }) {
      const isAfter = target.dropPosition === 'after'
      const order = placeAt([...byKey.keys()], [...moved].map(String), {
        id: String(target.key),
        isAfter,
      })
      change(order.map((key) => byKey.get(key)).filter((entry) => entry !== undefined))
    },
  })
  const add = async () => {
    const assets = await services.choosePictures()
    if (assets.length > 0)
      change(
        withEntries(
          field,
          value,
          assets.map(({ id }) => id),
        ),
      )
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{texts.label}</legend>
      {entries.length > 0 && (
        <GridList
          aria-label={texts.label}
          layout="grid"
          keyboardNavigationBehavior="tab"
          selectionMode="single"
          selectionBehavior="toggle"
          selectedKeys={open ? [open.key] : []}
          onSelectionChange={(chosen) => setOpen([...chosen].map(String)[0])}
          className={styles.grid ?? ''}
          items={entries}
          dependencies={[entries]}
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ key, entry, place }) => (
            <GridListItem id={key} textValue={nameOf(entry, place)} className={styles.item ?? ''}>
              {entry[picturedBy] ? (
                <img src={services.pictureUrl(String(entry[picturedBy]))} alt="" />
              ) : (
                <span className={styles.number}>{place + 1}</span>
              )}
              <AriaButton slot="drag" className={styles.handle ?? ''}>
                <GripVertical size={14} aria-hidden="true" />
              </AriaButton>
            </GridListItem>
          )}
        </GridList>
      )}
      <Button icon={Images} isDisabled={isFull} onPress={() => void add()}>
        {words('listAddPictures')}
      </Button>
      {isFull && <p className={styles.hint}>{words('listFull', { max })}</p>}
      {open && (
        <fieldset className={styles.entry} key={open.key}>
          <legend className={styles.label}>{nameOf(open.entry, open.place)}</legend>
          {drawFields({
            fields: field.fields,
            values: open.entry,
            onChange(next, key) {
              const all = entries.map(({ entry }, place) => (place === open.place ? next : entry))
              // Another picture is another key, which stays open.
              setOpen(keyed(all, picturedBy)[open.place]?.key)
              change(all, key && `${open.place}.${key}`)
            },
          } satisfies FieldList)}
          <Button
            look="quiet"
            icon={Trash2}
            onPress={() => {
              setOpen(undefined)
              change(value.filter((_, place) => place !== open.place))
            }}
          >
            {words('listRemove', { name: nameOf(open.entry, open.place) })}
          </Button>
        </fieldset>
      )}
    </fieldset>
  )
}

interface KeyedEntry {
  readonly key: string
  readonly entry: JsonObject
  readonly place: number
}

/** Keys that move with their entries: the picture, and how often it came before. */
function keyed(entries: readonly JsonObject[], picturedBy: string): readonly KeyedEntry[] {
  const counts = new Map<string, number>()
  return entries.map((entry, place) => {
    const picture = String(entry[picturedBy])
    const count = (counts.get(picture) ?? 0) + 1
    counts.set(picture, count)
    return { key: `${picture}-${count}`, entry, place }
  })
}
