import type { StartingPoint } from '@sitewright/api/sites/shapes'
import { Check } from '@sitewright/ui/icons'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'
import styles from './NewSiteScreen.module.css'

export interface StartingPointPickerProps {
  points: readonly StartingPoint[]
  value: string
  onChange(id: string): void
}

export function StartingPointPicker({ points, value, onChange }: StartingPointPickerProps) {
  const text = useText()
  const { formatList } = useIntl()
  return (
    <RadioGroup
      className={styles.group ?? ''}
      orientation="horizontal"
      value={value}
      onChange={onChange}
    >
      <Label className={styles.legend}>{text('sites.startingPoint')}</Label>
      <div className={styles.points}>
        {points.map((point) => (
          <Radio key={point.id} value={point.id} className={styles.point ?? ''}>
            <img className={styles.thumbnail} src={point.thumbnail} alt="" />
            <span className={styles.name}>
              {point.name}
              <span className={styles.tick} aria-hidden="true">
                <Check size={13} strokeWidth={3} />
              </span>
            </span>
            <span className={styles.summary}>{point.summary}</span>
            <span className={styles.pages}>
              {text('sites.pointPages', { pages: formatList(point.pages, { type: 'unit' }) })}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
