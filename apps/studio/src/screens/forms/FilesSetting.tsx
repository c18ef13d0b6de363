import { FILE_KINDS, MAX_FORM_FILES } from '@sitewright/core/forms/site-form'
import { Checkbox, NumberField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import styles from './Builder.module.css'
import type { SettingProps } from './field-setting.ts'

/** The kinds and the number of files that visitors may send: at least one of each. */
export function FilesSetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  const { fileKinds, maxFiles } = field
  return (
    <>
      <fieldset className={styles.values}>
        <legend>{text('builder.fileKinds')}</legend>
        {FILE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={text(`builder.fileKind.${kind}`)}
            isSelected={fileKinds.includes(kind)}
            isDisabled={fileKinds.length === 1 && fileKinds.includes(kind)}
            onChange={(isOn) =>
              onChange({
                fileKinds: FILE_KINDS.filter((one) =>
                  one === kind ? isOn : fileKinds.includes(one),
                ),
              })
            }
          />
        ))}
        <p>{text('builder.fileKindsHint')}</p>
      </fieldset>
      <NumberField
        label={text('builder.maxFiles')}
        description={text('builder.maxFilesHint', { most: MAX_FORM_FILES })}
        minValue={1}
        maxValue={MAX_FORM_FILES}
        value={maxFiles}
        onChange={(most) => onChange({ maxFiles: Number.isNaN(most) ? 1 : most })}
        problem={problems[`${path}.maxFiles`]}
      />
    </>
  )
}
