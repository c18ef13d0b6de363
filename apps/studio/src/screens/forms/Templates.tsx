import type { FormTemplate } from '@sitewright/core/forms/form-templates'
import { Button } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './Choices.module.css'
import { TEMPLATE_LOOKS } from './template-looks.ts'

export interface TemplatesProps {
  isDisabled: boolean
  onChoose(template: FormTemplate): void
}

/** Forms to begin with, as large buttons. */
export function Templates({ isDisabled, onChoose }: TemplatesProps) {
  const text = useText()
  return (
    <ul className={styles.choices}>
      {TEMPLATE_LOOKS.map(({ id, icon: Icon, label, hint }) => (
        <li key={id}>
          <Button
            className={styles.choice ?? ''}
            isDisabled={isDisabled}
            onPress={() => onChoose(id)}
          >
            <span className={styles.icon}>
              <Icon size={18} aria-hidden="true" />
            </span>
            <span className={styles.words}>
              {text(label)}
              <small>{text(hint)}</small>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
