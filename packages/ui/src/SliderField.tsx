import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import styles from './SliderField.module.css'

export interface SliderFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Unit behind the number: `px`. */
  unit?: string
  onChange(value: number): void
}

/** A number within a range, set by dragging or with the arrow keys. */
export function SliderField({
  label,
  value,
  min,
  max,
  step,
  unit = '',
  onChange,
}: SliderFieldProps) {
  const shown = `${value}${unit}`
  return (
    <Slider
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={onChange}
      className={classNames(control.field)}
    >
      <div className={styles.head}>
        <span className={control.label}>{label}</span>
        <output className={styles.value}>{shown}</output>
      </div>
      <SliderTrack className={classNames(styles.track)}>
        <div
          className={styles.fill}
          style={{ width: `${Math.min(1, Math.max(0, (value - min) / (max - min || 1))) * 100}%` }}
        />
        <SliderThumb className={classNames(styles.thumb)} />
      </SliderTrack>
    </Slider>
  )
}
