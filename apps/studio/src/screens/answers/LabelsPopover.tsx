import { type Answer, MAX_LABEL } from '@sitewright/api/forms/answer-shapes'
import { Button, Checkbox, Popover, TextField } from '@sitewright/ui'
import { Tag } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import styles from './Answers.module.css'
import type { LabelWish } from './use-answers.ts'

export interface LabelsPopoverProps {
  /** Answers that are labelled together. */
  answers: readonly Answer[]
  /** Labels that answers to the form have. */
  known: readonly string[]
  size?: 'small' | 'medium'
  onChange(wish: LabelWish): void
}

/** Labels of one or several answers: those that the form has, to be ticked, and a field for a new one. */
export function LabelsPopover({ answers, known, size = 'medium', onChange }: LabelsPopoverProps) {
  const text = useText()
  return (
    <Popover
      label={text('answers.labels')}
      trigger={
        <Button size={size} icon={Tag}>
          {text('answers.labels')}
        </Button>
      }
    >
      <LabelFields {...{ answers, known, onChange }} />
    </Popover>
  )
}

/** Mounted while it is open, so that what was begun in the field is gone the next time. */
function LabelFields({ answers, known, onChange }: Omit<LabelsPopoverProps, 'size'>) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const own = answers.flatMap(({ labels }) => labels)
  const offered = [...new Set([...known, ...own])]
  const add = () => {
    if (typed.trim() !== '') onChange({ addLabels: [typed.trim()] })
    setTyped('')
  }
  return (
    <div className={styles.labelFields}>
      {offered.length > 0 && (
        <fieldset className={styles.ticks} aria-label={text('answers.labels')}>
          {offered.map((label) => {
            const count = answers.filter(({ labels }) => labels.includes(label)).length
            return (
              <Checkbox
                key={label}
                label={label}
                isSelected={count > 0 && count === answers.length}
                isIndeterminate={count > 0 && count < answers.length}
                onChange={(isOn) =>
                  onChange(isOn ? { addLabels: [label] } : { removeLabels: [label] })
                }
              />
            )
          })}
        </fieldset>
      )}
      <TextField
        label={text('answers.newLabel')}
        description={text('answers.newLabelHint')}
        isRequired={false}
        autoComplete="off"
        maxLength={MAX_LABEL}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          // Escape closes the panel around it.
          if (event.key !== 'Enter') return event.continuePropagation()
          event.preventDefault()
          add()
        }}
      />
      <Button size="small" isDisabled={typed.trim() === ''} onPress={add}>
        {text('answers.addLabel')}
      </Button>
    </div>
  )
}
