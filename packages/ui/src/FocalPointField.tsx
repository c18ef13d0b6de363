import type { PointerEvent } from 'react'
import styles from './FocalPointField.module.css'
import { NumberField } from './NumberField.tsx'
import { useUiWords } from './words.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export interface FocalPointFieldProps {
  pictureUrl: string
  /** From 0 to 1 each, from the left and from the top. */
  value: Point
  onChange(value: Point): void
}

/** The point of a picture that stays in view when it is cropped, set by pointer or by numbers. */
export function FocalPointField({ pictureUrl, value, onChange }: FocalPointFieldProps) {
  const words = useUiWords()
  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: part((clientX - box.left) / box.width),
      y: part((clientY - box.top) / box.height),
    })
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{words.focalPoint}</legend>
      {/* The numbers below do the same by keyboard. */}
      <div
        className={styles.picture}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      >
        <img src={pictureUrl} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
        />
      </div>
      <div className={styles.numbers}>
        <Percent label={words.across} value={value.x} onChange={(x) => onChange({ ...value, x })} />
        <Percent label={words.down} value={value.y} onChange={(y) => onChange({ ...value, y })} />
      </div>
    </fieldset>
  )
}

function Percent({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange(value: number): void
}) {
  return (
    <NumberField
      label={label}
      minValue={0}
      maxValue={1}
      step={0.05}
      formatOptions={{ style: 'percent' }}
      value={value}
      onChange={(next) => Number.isNaN(next) || onChange(part(next))}
    />
  )
}

function part(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100
}
