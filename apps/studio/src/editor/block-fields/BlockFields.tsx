import type { AnyField } from '@sitewright/blocks/fields'
import { areMet, withValue } from '@sitewright/blocks/fields'
import type { BlockDefinition } from '@sitewright/blocks/registry'
import { isBlank } from '@sitewright/core/blank'
import type { Json, JsonObject } from '@sitewright/core/json'
import { useIntl } from 'react-intl'
import styles from './BlockFields.module.css'
import type { BlockServices, FieldList, FieldTexts } from './control.ts'
import { controlOf } from './controls.ts'

export interface BlockFieldsProps {
  definition: BlockDefinition
  /** The settings in the shape of the block type's newest version. */
  props: JsonObject
  services: BlockServices
  /** Changes in a row with the same key are one step of undo. */
  onChange(props: JsonObject, coalesceKey?: string): void
}

type Say = (id: string, english: string) => string

/**
 * The settings of a block: a control for each field that its type describes. The type holds the texts in English; other
 * languages put theirs in by `block.`, the type's name and that of the field: `block.button.fields.style.primary`.
 */
export function BlockFields({ definition, props, services, onChange }: BlockFieldsProps) {
  const { name, fields, hint } = definition
  const say = useSay(name)
  return (
    <div className={styles.panel}>
      <SettingsFields
        name={name}
        fields={fields}
        values={props}
        services={services}
        onChange={onChange}
      />
      {hint !== undefined && <p className={styles.hint}>{say('hint', hint)}</p>}
    </div>
  )
}

export interface SettingsFieldsProps extends FieldList {
  /** Name of the block type whose texts they have. */
  name: string
  services: BlockServices
  isReadOnly?: boolean
}

/** Fields of a block type, for whatever else has these settings. */
export function SettingsFields({ name, isReadOnly = false, ...list }: SettingsFieldsProps) {
  return <Controls {...list} path="fields" say={useSay(name)} isReadOnly={isReadOnly} />
}

function useSay(name: string): Say {
  const { formatMessage } = useIntl()
  return (id, english) => formatMessage({ id: `block.${name}.${id}`, defaultMessage: english })
}

interface ControlsProps extends FieldList {
  /** Path of the fields' texts in the catalogue of the block type. */
  path: string
  say: Say
  services: BlockServices
  isReadOnly: boolean
}

function Controls({ fields, values, path, say, services, isReadOnly, onChange }: ControlsProps) {
  const shown = Object.entries(fields)
    .filter(([, { shownWhen }]) => areMet(shownWhen, values))
    .filter(([name]) => name !== OWN_DESCRIPTION || !isAsked({ fields, values }, services))
  return shown.map(([name, field]) => {
    const Control = controlOf(field.kind)
    const fieldPath = `${path}.${name}`
    return (
      <Control
        key={name}
        field={field}
        value={values[name] as AnyField['initial']}
        values={values}
        texts={textsOf(field, fieldPath, say)}
        services={services}
        isReadOnly={isReadOnly}
        say={(part, english) => say(`${fieldPath}.${part}`, english)}
        onChange={(value: Json, key) =>
          onChange(withValue(fields, values, name, value), key && `${name}.${key}`)
        }
        drawFields={(inner) => (
          <Controls
            {...inner}
            path={fieldPath}
            say={say}
            services={services}
            isReadOnly={isReadOnly}
          />
        )}
      />
    )
  })
}

/** A block's description of its picture for itself. */
const OWN_DESCRIPTION = 'altText'

/** Whether a picture is being asked about for every place that shows it, which the block's own description would ask a second time. */
function isAsked(
  { fields, values }: Pick<FieldList, 'fields' | 'values'>,
  services: BlockServices,
) {
  if (!isBlank(String(values[OWN_DESCRIPTION] ?? ''))) return false
  return Object.entries(fields).some(
    ([name, { kind }]) =>
      kind === 'picture' && services.askForDescription?.(String(values[name] ?? '')) !== undefined,
  )
}

/** Fields whose control says what it is by itself have no label. */
function textsOf(field: AnyField, path: string, say: Say): FieldTexts {
  if (!('label' in field)) return { label: '' }
  const { label, hint } = field
  return {
    label: say(path, label),
    ...(hint !== undefined && { description: say(`${path}.hint`, hint) }),
  }
}
