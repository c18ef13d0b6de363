import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

export function GroupControl({ field, value, onChange, drawFields }: ControlProps<'group'>) {
  return (
    <div className={styles.group}>
      {drawFields({ fields: field.fields, values: value, onChange })}
    </div>
  )
}
