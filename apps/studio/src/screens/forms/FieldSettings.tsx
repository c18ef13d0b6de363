import { type FieldSetting, formFieldType } from '@sitewright/core/forms/field-types'
import { MAX_ENTRY, type SiteFormField } from '@sitewright/core/forms/site-form'
import type { FlagName } from '@sitewright/core/site/feature-flags'
import { Button, Notice, NumberField, Switch, TextField } from '@sitewright/ui'
import { ArrowLeft } from '@sitewright/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { LinesField } from '../../forms/LinesField.tsx'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { useSite } from '../sites/use-sites.ts'
import styles from './Builder.module.css'
import type { BuilderPartProps } from './builder-part.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { FilesSetting } from './FilesSetting.tsx'
import { FIELD_ICONS } from './field-looks.ts'
import type { SettingProps } from './field-setting.ts'
import { type FieldFlaw, flawOf, withChange } from './form-draft.ts'

type Setting = (props: SettingProps) => ReactNode

/** A control for each setting, in the order in which they are shown. */
const SETTINGS: readonly (readonly [FieldSetting, Setting])[] = [
  ['key', KeySetting],
  ['value', ValueSetting],
  ['options', OptionsSetting],
  ['placeholder', PlaceholderSetting],
  ['currencySymbol', CurrencySetting],
  ['maxLength', LengthSetting],
  ['showCountryCode', CountryCodeSetting],
  ['underline', UnderlineSetting],
  ['files', FilesSetting],
  ['required', RequiredSetting],
]

/** Settings that are offered only while a feature of the site is on. */
const FLAGS: Partial<Record<FieldSetting, FlagName>> = { maxLength: 'formHandler' }

const FLAWS: Readonly<Record<FieldFlaw, MessageId>> = {
  dependsBelow: 'builder.dependsBelow',
  unfinishedTitle: 'builder.unfinishedTitle',
  unfinishedOptions: 'builder.unfinishedOptions',
  unfinishedKey: 'builder.unfinishedKey',
}

export interface FieldSettingsProps extends BuilderPartProps {
  field: SiteFormField
}

/** One question: exactly the settings that its kind has. */
export function FieldSettings({ siteId, builder, field }: FieldSettingsProps) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const { draft, problems, changeFields, open } = builder
  const { fields } = draft
  const { id, type } = field
  const { asks, settings } = formFieldType(type)
  const path = `form.fields.${fields.findIndex((one) => one.id === id)}`
  const onChange = (change: Partial<SiteFormField>) =>
    changeFields((now) => withChange(now, id, change))
  const Icon = FIELD_ICONS[type]
  const flaw = flawOf(fields, field)
  const isOffered = (name: FieldSetting) => {
    const flag = FLAGS[name]
    return flag === undefined || site?.flags.includes(flag)
  }
  const own: SettingProps = { field, path, problems, onChange }
  const heading = useRef<HTMLHeadingElement>(null)
  // The list that had the focus is gone; a question that is new is typed at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question moves the focus
  useEffect(() => {
    if (field.title !== '' || type === 'hidden') heading.current?.focus()
  }, [id])
  return (
    <div className={styles.settings}>
      <div className={styles.back}>
        <Button look="quiet" size="small" icon={ArrowLeft} onPress={() => open(undefined)}>
          {text('builder.backToFields')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.kind}>
        <Icon size={17} aria-hidden="true" />
        {text(`builder.type.${type}`)}
      </h3>
      {flaw && <Notice tone="warning">{text(FLAWS[flaw])}</Notice>}
      {type !== 'hidden' && <TitleSettings {...own} />}
      {SETTINGS.filter(([name]) => settings.includes(name) && isOffered(name)).map(
        ([name, Control]) => (
          <Control key={name} {...own} />
        ),
      )}
      {type === 'section' && (
        <Switch
          label={text('builder.beginsStep')}
          description={text('builder.beginsStepHint')}
          isSelected={field.beginsStep}
          onChange={(beginsStep) => onChange({ beginsStep })}
        />
      )}
      {asks !== 'nothing' && asks !== 'scale' && (
        <Switch
          label={text('builder.isHalf')}
          description={text('builder.isHalfHint')}
          isSelected={field.isHalf}
          onChange={(isHalf) => onChange({ isHalf })}
        />
      )}
      <ConditionFields
        key={id}
        fields={fields}
        field={field}
        problem={problems[`${path}.shownIf`]}
        onChange={(shownIf) => onChange({ shownIf })}
      />
    </div>
  )
}

function TitleSettings({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <>
      <TextField
        label={text(field.type === 'section' ? 'builder.heading' : 'builder.question')}
        autoFocus={field.title === ''}
        autoComplete="off"
        maxLength={500}
        value={field.title}
        onChange={(title) => onChange({ title })}
        problem={problems[`${path}.title`]}
      />
      <TextField
        label={text('builder.hint')}
        description={text('builder.hintHint')}
        isOptional
        rows={2}
        maxLength={1000}
        value={field.description}
        onChange={(description) => onChange({ description })}
        problem={problems[`${path}.description`]}
      />
    </>
  )
}

function KeySetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <TextField
      label={text('builder.key')}
      description={text('builder.keyHint')}
      isOptional
      isCode
      maxLength={60}
      value={field.key}
      onChange={(key) => onChange({ key })}
      problem={problems[`${path}.key`]}
    />
  )
}

function ValueSetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <TextField
      label={text('builder.value')}
      description={text('builder.valueHint')}
      isOptional
      autoComplete="off"
      maxLength={500}
      value={field.value}
      onChange={(value) => onChange({ value })}
      problem={problems[`${path}.value`]}
    />
  )
}

function OptionsSetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  const isScale = field.type === 'likert'
  return (
    <LinesField
      key={field.id}
      id={`${path}.options`}
      label={text(isScale ? 'builder.statements' : 'builder.options')}
      description={text(isScale ? 'builder.statementsHint' : 'builder.optionsHint')}
      rows={5}
      value={field.options}
      problems={problems}
      onChange={(options) => onChange({ options })}
    />
  )
}

function PlaceholderSetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <TextField
      label={text('builder.placeholder')}
      isOptional
      autoComplete="off"
      maxLength={200}
      value={field.placeholder}
      onChange={(placeholder) => onChange({ placeholder })}
      problem={problems[`${path}.placeholder`]}
    />
  )
}

function CurrencySetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <TextField
      label={text('builder.currencySymbol')}
      isOptional
      autoComplete="off"
      maxLength={8}
      value={field.currencySymbol}
      onChange={(currencySymbol) => onChange({ currencySymbol })}
      problem={problems[`${path}.currencySymbol`]}
    />
  )
}

function LengthSetting({ field, path, problems, onChange }: SettingProps) {
  const text = useText()
  return (
    <NumberField
      label={text('builder.maxLength')}
      description={text('builder.maxLengthHint', { most: MAX_ENTRY })}
      isOptional
      minValue={0}
      maxValue={MAX_ENTRY}
      value={field.maxLength}
      onChange={(maxLength) => onChange({ maxLength: Number.isNaN(maxLength) ? 0 : maxLength })}
      problem={problems[`${path}.maxLength`]}
    />
  )
}

function CountryCodeSetting({ field, onChange }: SettingProps) {
  const text = useText()
  return (
    <Switch
      label={text('builder.showCountryCode')}
      isSelected={field.showCountryCode}
      onChange={(showCountryCode) => onChange({ showCountryCode })}
    />
  )
}

function UnderlineSetting({ field, onChange }: SettingProps) {
  const text = useText()
  return (
    <Switch
      label={text('builder.underline')}
      isSelected={field.underline}
      onChange={(underline) => onChange({ underline })}
    />
  )
}

function RequiredSetting({ field, onChange }: SettingProps) {
  const text = useText()
  const isScale = field.type === 'likert'
  return (
    <Switch
      label={text('builder.required')}
      description={text(isScale ? 'builder.scaleRequiredHint' : 'builder.requiredHint')}
      isSelected={field.required}
      onChange={(required) => onChange({ required })}
    />
  )
}
