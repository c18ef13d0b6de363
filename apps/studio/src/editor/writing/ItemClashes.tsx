import { Button } from '@sitewright/ui'
import { useId } from 'react'
import { focusSoon } from '../../focus-soon.ts'
import type { Clash } from '../../screens/item-form/use-item-form.ts'
import conflictStyles from '../ConflictDialog.module.css'
import { plain, spaced } from '../conflict-words.ts'
import { useWords } from '../use-words.ts'
import styles from './ItemClashes.module.css'
import type { DeskState } from './item-desk.ts'
import { FIELD_NAMES } from './item-steps.ts'

/** Fields whose values are ids or numbers, which say nothing to people. */
const UNREADABLE: ReadonlySet<Clash['field']> = new Set([
  'imageId',
  'authorId',
  'recordType',
  'location',
  'sale',
])

/** Fields that somebody else has changed as well: both values, and a way out for each. */
export function ItemClashes({ desk }: { desk: DeskState }) {
  const words = useWords()
  const headingId = useId()
  const { clashes } = desk.form
  if (clashes.length === 0) return null
  return (
    <section className={styles.clashes} aria-labelledby={headingId} tabIndex={-1} data-clash="">
      <h3 id={headingId}>{words('clashTitle')}</h3>
      <p>{words('clashWhy')}</p>
      {clashes.map((clash) => (
        <FieldClash
          key={clash.field}
          clash={clash}
          onSettle={(side) => {
            desk.settle(clash, side)
            // The button that was pressed goes with what it has settled.
            focusSoon(clashes.length > 1 ? '[data-clash]' : '[data-settings]')
          }}
        />
      ))}
    </section>
  )
}

interface FieldClashProps {
  clash: Clash
  onSettle(side: 'mine' | 'theirs'): void
}

function FieldClash({ clash, onSettle }: FieldClashProps) {
  const words = useWords()
  const headingId = useId()
  const { field } = clash
  const place = spaced(FIELD_NAMES[field] ?? field)
  const shown = (value: unknown) =>
    UNREADABLE.has(field) ? words('clashAnother') : plain(value).join('\n') || '–'
  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId}>{place}</h4>
      <div className={conflictStyles.sides}>
        <Side title={words('clashYours')} value={shown(clash.mine)} />
        <Side title={words('clashTheirs')} value={shown(clash.theirs)} />
      </div>
      <div className={conflictStyles.ways}>
        <Button
          size="small"
          aria-label={words('conflictKeepMine', { place })}
          onPress={() => onSettle('mine')}
        >
          {words('keepMine')}
        </Button>
        <Button
          size="small"
          aria-label={words('conflictKeepTheirs', { place })}
          onPress={() => onSettle('theirs')}
        >
          {words('keepTheirs')}
        </Button>
      </div>
    </section>
  )
}

function Side({ title, value }: { title: string; value: string }) {
  return (
    <div className={conflictStyles.side}>
      <h5 className={styles.side}>{title}</h5>
      <p>{value}</p>
    </div>
  )
}
