import type { Place } from '@sitewright/core/commerce/pricing/places'
import { Button, Card, TextField } from '@sitewright/ui'
import { Plus, Trash2 } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import type { Change } from './change-one.ts'
import { PlacesField } from './PlacesField.tsx'
import styles from './Selling.module.css'
import type { ZoneProblems } from './zone-problems.ts'

interface ZoneDraft {
  readonly title: string
  readonly places: readonly Place[]
}

export interface ZoneCardProps<Zone extends ZoneDraft> {
  zone: Zone
  /** Path of the zone among the problems. */
  at: string
  problems: ZoneProblems
  isReadOnly: boolean
  /** Words above its rates, and on the button that adds one. */
  words: { readonly rates: string; readonly noRates: string; readonly addRate: string }
  /** The fields of its rates. */
  children: ReactNode
  hasRates: boolean
  onChange(change: Change<Zone>): void
  onAddRate(): void
  onRemove(): void
}

/** A zone: its name, where it is, and its rates. */
export function ZoneCard<Zone extends ZoneDraft>({
  zone,
  at,
  problems,
  isReadOnly,
  words,
  children,
  hasRates,
  onChange,
  onAddRate,
  onRemove,
}: ZoneCardProps<Zone>) {
  const text = useText()
  return (
    <Card
      title={zone.title || text('selling.newZone')}
      actions={
        !isReadOnly && (
          <Button look="quiet" icon={Trash2} onPress={onRemove}>
            {text('selling.removeZone')}
          </Button>
        )
      }
    >
      <TextField
        label={text('selling.zoneTitle')}
        description={text('selling.zoneTitleHint')}
        isReadOnly={isReadOnly}
        value={zone.title}
        onChange={(title) => onChange((now) => ({ ...now, title }))}
        problem={problems[`${at}.title`]}
      />
      <PlacesField
        places={zone.places}
        at={`${at}.places`}
        problems={problems}
        isReadOnly={isReadOnly}
        onChange={(places) => onChange((now) => ({ ...now, places }))}
      />
      <div className={styles.rates}>
        <h3 className={styles.subtitle}>{words.rates}</h3>
        {hasRates ? children : <p className={styles.hint}>{words.noRates}</p>}
        {!isReadOnly && (
          <div>
            <Button icon={Plus} onPress={onAddRate}>
              {words.addRate}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
