import { MAX_FORM_FIELDS, type SiteFormField } from '@sitewright/core/forms/site-form'
import { newId } from '@sitewright/core/id'
import { Badge, IconButton, Menu, showToast, Button as UiButton } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  GripVertical,
  Plus,
  Trash2,
} from '@sitewright/ui/icons'
import { useState } from 'react'
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  Text,
  useDragAndDrop,
} from 'react-aria-components'
import { useText } from '../../text.ts'
import { moveBy, placeAt } from '../list-order.ts'
import styles from './Builder.module.css'
import { FieldPalette } from './FieldPalette.tsx'
import { FIELD_ICONS } from './field-looks.ts'
import {
  flawOf,
  inOrder,
  newField,
  problemBelow,
  withField,
  withoutField,
  withRestored,
} from './form-draft.ts'
import type { FormBuilderState } from './use-form-builder.ts'

/** The questions in order: each is opened by a press, and moved with a mouse, by touch, or by keyboard from its handle. */
export function FieldList({ builder }: { builder: FormBuilderState }) {
  const text = useText()
  const { draft, problems, changeFields, open } = builder
  const { fields } = draft
  const [isChoosing, setIsChoosing] = useState(false)
  const order = fields.map(({ id }) => id)
  // Not the fields themselves: a collection would take their `key` for its own.
  const rows = fields.map((field) => ({ id: field.id, field }))
  const nameOf = (field: SiteFormField) =>
    (field.type === 'hidden' ? field.key : field.title).trim() || text('builder.untitled')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onReorder({ keys, target }) {
      const place = { id: String(target.key), isAfter: target.dropPosition === 'after' }
      changeFields((now) => inOrder(now, placeAt(order, [...keys].map(String), place)))
    },
  })
  const remove = (field: SiteFormField) => {
    const isAskedFor = fields.some(({ shownIf }) => shownIf?.fieldId === field.id)
    changeFields((now) => withoutField(now, field.id))
    showToast({
      text: text(isAskedFor ? 'builder.removedWithConditions' : 'builder.removed', {
        name: nameOf(field),
      }),
      action: {
        label: text('common.undo'),
        onAction: () => changeFields((now) => withRestored(now, field.id, fields)),
      },
    })
  }
  const isFull = fields.length >= MAX_FORM_FIELDS
  return (
    <div className={styles.list}>
      {fields.length === 0 ? (
        <p className={styles.hint}>{text('builder.noFields')}</p>
      ) : (
        <GridList
          aria-label={text('builder.fields')}
          className={styles.rows ?? ''}
          items={rows}
          dependencies={[fields, problems]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
        >
          {({ field }) => (
            <FieldRow
              field={field}
              name={nameOf(field)}
              isFirst={order[0] === field.id}
              isLast={order.at(-1) === field.id}
              isFull={isFull}
              isWrong={
                flawOf(fields, field) !== undefined ||
                problemBelow(problems, `form.fields.${order.indexOf(field.id)}`) !== undefined
              }
              onOpen={() => open(field.id)}
              onMove={(step) => changeFields((now) => inOrder(now, moveBy(order, field.id, step)))}
              onDuplicate={() =>
                changeFields((now) => withField(now, { ...field, id: newId() }, field.id))
              }
              onRemove={() => remove(field)}
            />
          )}
        </GridList>
      )}
      <UiButton icon={Plus} isDisabled={isFull} onPress={() => setIsChoosing(true)}>
        {text('builder.addField')}
      </UiButton>
      {isFull && <p className={styles.hint}>{text('builder.full', { most: MAX_FORM_FIELDS })}</p>}
      {isChoosing && (
        <FieldPalette
          onClose={() => setIsChoosing(false)}
          onChoose={(type) => {
            const id = newId()
            changeFields((now) => withField(now, newField(id, type)))
            setIsChoosing(false)
            open(id)
          }}
        />
      )}
    </div>
  )
}

interface FieldRowProps {
  field: SiteFormField
  name: string
  isFirst: boolean
  isLast: boolean
  isFull: boolean
  /** Whether something in it keeps the form from being saved, or the question from being seen. */
  isWrong: boolean
  onOpen(): void
  onMove(step: -1 | 1): void
  onDuplicate(): void
  onRemove(): void
}

function FieldRow({ field, name, isWrong, onOpen, ...deeds }: FieldRowProps) {
  const text = useText()
  const { id, type, required, shownIf, beginsStep } = field
  const Icon = FIELD_ICONS[type]
  return (
    <GridListItem id={id} textValue={name} className={styles.row ?? ''}>
      <Button slot="drag" className={styles.handle ?? ''}>
        <GripVertical size={16} aria-hidden="true" />
      </Button>
      <Icon size={17} className={styles.sign} aria-hidden="true" />
      <span className={styles.words}>
        <Button slot={null} className={styles.title ?? ''} onPress={onOpen}>
          {name}
        </Button>
        <Text slot="description" className={styles.below ?? ''}>
          {text(`builder.type.${type}`)}
        </Text>
      </span>
      <span className={styles.badges}>
        {isWrong && <Badge tone="warning">{text('builder.needsLook')}</Badge>}
        {required && type !== 'likert' && <Badge>{text('builder.mustAnswer')}</Badge>}
        {shownIf && <Badge>{text('builder.sometimes')}</Badge>}
        {type === 'section' && beginsStep && <Badge>{text('builder.newStep')}</Badge>}
      </span>
      <FieldMenu name={name} {...deeds} />
    </GridListItem>
  )
}

function FieldMenu(props: Omit<FieldRowProps, 'field' | 'isWrong' | 'onOpen'>) {
  const { name, isFirst, isLast, isFull, onMove, onDuplicate, onRemove } = props
  const text = useText()
  const label = text('builder.moreOf', { name })
  const move = (id: string, step: -1 | 1, isDisabled: boolean) => ({
    id,
    label: text(step < 0 ? 'builder.moveUp' : 'builder.moveDown'),
    icon: step < 0 ? ArrowUp : ArrowDown,
    isDisabled,
    onAction: () => onMove(step),
  })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      groups={[
        { id: 'order', actions: [move('up', -1, isFirst), move('down', 1, isLast)] },
        {
          id: 'copy',
          actions: [
            {
              id: 'duplicate',
              label: text('builder.duplicate'),
              icon: Copy,
              isDisabled: isFull,
              onAction: onDuplicate,
            },
            {
              id: 'remove',
              label: text('builder.remove'),
              icon: Trash2,
              look: 'danger',
              onAction: onRemove,
            },
          ],
        },
      ]}
    />
  )
}
