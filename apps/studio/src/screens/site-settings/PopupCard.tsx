import {
  isPopupOn,
  POPUP_DEVICES,
  POPUP_PATH,
  POPUP_TRIGGERS,
  type PromotionalPopup,
} from '@sitewright/core/site/popup'
import {
  Button,
  Card,
  Notice,
  NumberField,
  RadioGroup,
  Select,
  Switch,
  TextField,
} from '@sitewright/ui'
import { LinesField } from '../../forms/LinesField.tsx'
import { PictureField } from '../../forms/PictureField.tsx'
import { useText } from '../../text.ts'
import type { BannerPartProps } from './CookiesCard.tsx'
import { PopupFormFields } from './PopupFormFields.tsx'

type Edited = PromotionalPopup & { paths: string[] }

/** The popup: what it says, when it comes and where. */
export function PopupCard({ siteId, stored, draft, problems, onSet }: BannerPartProps) {
  const text = useText()
  const { popup } = draft
  const set = (change: Partial<Edited>) => onSet({ popup: { ...popup, ...change } })
  const problem = (name: keyof PromotionalPopup) => problems[`popup.${name}`]
  return (
    <Card title={text('popup.title')} description={text('popup.hint')}>
      <Switch
        label={text('popup.isOn')}
        isSelected={popup.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      {popup.isOn && (
        <>
          {!isPopupOn(popup) && <Notice>{text('popup.empty')}</Notice>}
          <TextField
            label={text('popup.heading')}
            isOptional
            maxLength={100}
            value={popup.title}
            onChange={(title) => set({ title })}
            problem={problem('title')}
          />
          <TextField
            label={text('popup.text')}
            isOptional
            rows={3}
            maxLength={1000}
            value={popup.text}
            onChange={(words) => set({ text: words })}
            problem={problem('text')}
          />
          <PictureField
            siteId={siteId}
            label={text('popup.picture')}
            isReadOnly={false}
            value={popup.imageId}
            onChange={(imageId) => set({ imageId })}
            problem={problem('imageId')}
          />
          <TextField
            label={text('popup.buttonLabel')}
            isOptional
            maxLength={50}
            value={popup.buttonLabel}
            onChange={(buttonLabel) => set({ buttonLabel })}
            problem={problem('buttonLabel')}
          />
          {popup.buttonLabel !== '' && (
            <TextField
              label={text('popup.buttonUrl')}
              description={text('popup.buttonUrlHint')}
              maxLength={500}
              value={popup.buttonUrl}
              onChange={(buttonUrl) => set({ buttonUrl })}
              problem={problem('buttonUrl')}
            />
          )}
          <PopupFormFields siteId={siteId} popup={popup} problems={problems} onSet={set} />
          <PopupTimes popup={popup} onSet={set} problems={problems} />
          {popup.version > stored.popup.version ? (
            <Notice>{text('popup.shownAgain')}</Notice>
          ) : (
            <div>
              <Button onPress={() => set({ version: popup.version + 1 })}>
                {text('popup.again')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

interface PopupTimesProps {
  popup: Edited
  problems: Readonly<Record<string, string>>
  onSet(change: Partial<Edited>): void
}

function PopupTimes({ popup, problems, onSet }: PopupTimesProps) {
  const text = useText()
  const number = (name: 'delayS' | 'scrolled' | 'restsDays') => ({
    label: text(`popup.${name}`),
    value: popup[name],
    onChange: (value: number) => onSet({ [name]: value }),
    problem: problems[`popup.${name}`],
  })
  return (
    <>
      <RadioGroup
        label={text('popup.trigger')}
        options={POPUP_TRIGGERS.map((id) => ({
          id,
          label: text(`popup.${id}`),
          ...(id === 'exit' && { description: text('popup.exitHint') }),
          ...(id === 'press' && { description: text('popup.pressHint', { path: POPUP_PATH }) }),
        }))}
        value={popup.trigger}
        onChange={(trigger) => onSet({ trigger })}
      />
      {popup.trigger === 'delay' && (
        <NumberField {...number('delayS')} minValue={0} maxValue={600} />
      )}
      {popup.trigger === 'scroll' && (
        <NumberField {...number('scrolled')} minValue={0} maxValue={100} />
      )}
      <Select
        label={text('popup.devices')}
        options={POPUP_DEVICES.map((id) => ({ id, label: text(`popup.on.${id}`) }))}
        value={popup.devices}
        onChange={(devices) => onSet({ devices })}
      />
      <NumberField {...number('restsDays')} minValue={1} maxValue={365} />
      <LinesField
        id="popup.paths"
        label={text('popup.paths')}
        description={text('popup.pathsHint')}
        rows={3}
        value={popup.paths}
        problems={problems}
        onChange={(paths) => onSet({ paths })}
      />
    </>
  )
}
