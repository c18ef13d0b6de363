import { formerForm } from '@sitewright/blocks/former-form'
import { Button, LinkButton, Select } from '@sitewright/ui'
import { ListPlus, Pencil, Plus } from '@sitewright/ui/icons'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

/** Chooses a form of the site, and leads to where forms are made and changed. */
export function FormControl({ value, values, texts, services, onChange }: ControlProps<'form'>) {
  const words = useWords()
  const forms = services.forms.map(({ id, name }) => ({ id, label: name }))
  // A form that is gone stays in the list until another is chosen.
  const isKnown = forms.some(({ id }) => id === value)
  const unknown = { id: value, label: words(value ? 'formGone' : 'chooseForm') }
  const { formDoors } = services
  const former = value === '' ? formerForm(values) : undefined
  const take = async (making: Promise<{ readonly id: string } | undefined> | undefined) => {
    const made = await making
    if (made) onChange(made.id)
  }
  return (
    <div className={styles.group}>
      {former && formDoors && (
        <>
          <p className={styles.hint}>{words('formFormer')}</p>
          <Button icon={ListPlus} onPress={() => void take(formDoors.keepForm(former))}>
            {words('formMakeOfFormer')}
          </Button>
        </>
      )}
      {forms.length > 0 && (
        <Select
          {...texts}
          options={isKnown ? forms : [unknown, ...forms]}
          value={value}
          onChange={(chosen) => onChange(chosen)}
        />
      )}
      {forms.length === 0 && !former && (
        <p className={styles.hint}>{words(formDoors ? 'noFormYet' : 'noForms')}</p>
      )}
      {formDoors && (
        <div className={styles.pictureActions}>
          {isKnown && value !== '' && (
            <LinkButton icon={Pencil} href={formDoors.addressOf(value)}>
              {words('formEdit')}
            </LinkButton>
          )}
          <Button icon={Plus} onPress={() => void take(formDoors.newForm())}>
            {words('formNew')}
          </Button>
        </div>
      )}
    </div>
  )
}
