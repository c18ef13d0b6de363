import { MAX_ORDER_NOTE, type OrderNoteShape, type OrderShape } from '@sitewright/api/orders/shapes'
import { Badge, Button, Card, Checkbox, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useDates, useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './OrderScreen.module.css'
import { type NoteWish, useChangeNote, useRemoveNote, useWriteNote } from './use-notes.ts'

export interface NotesProps {
  siteId: string
  order: OrderShape
}

/** Notes of the team about an order, for itself or for the customer. */
export function Notes({ siteId, order }: NotesProps) {
  const text = useText()
  const mayWrite = useCan(siteId)('orders.edit')
  const write = useWriteNote(siteId, order.id)
  const [isWriting, setIsWriting] = useState(false)
  if (!mayWrite && order.notes.length === 0) return null
  return (
    <Card title={text('orders.notes')}>
      {order.notes.length > 0 && (
        <ul className={styles.sendings}>
          {order.notes.map((note) => (
            <Note key={note.id} siteId={siteId} order={order} note={note} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite &&
        (isWriting ? (
          <NoteForm
            error={write.error}
            isPending={write.isPending}
            onSave={(wish) => write.mutate(wish, { onSuccess: () => setIsWriting(false) })}
            onCancel={() => {
              write.reset()
              setIsWriting(false)
            }}
          />
        ) : (
          <div>
            <Button size="small" onPress={() => setIsWriting(true)}>
              {text('orders.addNote')}
            </Button>
          </div>
        ))}
    </Card>
  )
}

function Note({
  siteId,
  order,
  note,
  mayWrite,
}: NotesProps & { note: OrderNoteShape; mayWrite: boolean }) {
  const text = useText()
  const dates = useDates()
  const change = useChangeNote(siteId, order.id)
  const { remove, restore } = useRemoveNote(siteId, order.id)
  const [isChanging, setIsChanging] = useState(false)
  if (isChanging) {
    return (
      <li>
        <NoteForm
          note={note}
          error={change.error}
          isPending={change.isPending}
          onSave={(wish) =>
            change.mutate({ noteId: note.id, ...wish }, { onSuccess: () => setIsChanging(false) })
          }
          onCancel={() => {
            change.reset()
            setIsChanging(false)
          }}
        />
      </li>
    )
  }
  const error = remove.error ?? restore.error
  return (
    <li className={styles.sending}>
      <div>
        <p className={styles.note} dir="auto">
          {note.text}
        </p>
        <p className={styles.faint}>
          {[
            dates.full(note.writtenAt),
            note.by,
            note.editedAt !== null && text('orders.noteEdited'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note.isPublic && <Badge tone="neutral">{text('orders.notePublic')}</Badge>}
      </div>
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
        </Notice>
      )}
      {mayWrite && (
        <div className={styles.deeds}>
          <Button size="small" onPress={() => setIsChanging(true)}>
            {text('orders.changeNote')}
          </Button>
          <Button
            size="small"
            isPending={remove.isPending}
            onPress={() =>
              remove.mutate(note.id, {
                onSuccess: () =>
                  showToast({
                    text: text('orders.noteRemoved'),
                    action: { label: text('common.undo'), onAction: () => restore.mutate(note.id) },
                  }),
              })
            }
          >
            {text('orders.removeNote')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface NoteFormProps {
  /** Absent for a new one. */
  note?: OrderNoteShape
  error: unknown
  isPending: boolean
  onSave(wish: NoteWish): void
  onCancel(): void
}

function NoteForm({ note, error, isPending, onSave, onCancel }: NoteFormProps) {
  const text = useText()
  const [words, setWords] = useState(note?.text ?? '')
  const [isPublic, setIsPublic] = useState(note?.isPublic ?? false)
  const { form, problems, general } = useFormProblems(error, ['text'])
  return (
    <Form
      ref={form}
      className={styles.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ text: words, isPublic })
      }}
    >
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      <TextField
        label={text('orders.noteText')}
        rows={3}
        autoFocus
        maxLength={MAX_ORDER_NOTE}
        value={words}
        onChange={setWords}
        problem={problems.text}
      />
      <Checkbox
        label={text('orders.notePublicLabel')}
        description={text('orders.notePublicHint')}
        isSelected={isPublic}
        onChange={setIsPublic}
      />
      <div className={styles.deeds}>
        <Button type="submit" size="small" look="primary" isPending={isPending}>
          {text('orders.saveNote')}
        </Button>
        <Button size="small" onPress={onCancel}>
          {text('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
