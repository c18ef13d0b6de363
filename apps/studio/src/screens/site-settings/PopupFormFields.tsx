import { DEFAULT_LIST_NAME } from '@sitewright/core/lists/subscriber'
import {
  DEFAULT_POPUP_SIGN_UP,
  type PopupSignUp,
  type PromotionalPopup,
  SIGN_UP_ASKS,
} from '@sitewright/core/site/popup'
import { Select, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useForms } from '../forms/use-forms.ts'
import { useLists } from '../lists/use-lists.ts'

interface PopupFormFieldsProps {
  siteId: string
  popup: Pick<PromotionalPopup, 'formId' | 'signUp'>
  problems: Readonly<Record<string, string>>
  onSet(change: Partial<Pick<PromotionalPopup, 'formId' | 'signUp'>>): void
}

/** Choice of a sign-up for news among the forms, which have ids of their own. */
const NEWS = 'news'

/** Choice between a form of the site, a sign-up for news and nothing. A form that was removed meanwhile stays chosen until another is. */
export function PopupFormFields({ siteId, popup, problems, onSet }: PopupFormFieldsProps) {
  const text = useText()
  const { data: forms = [] } = useForms(siteId)
  const { formId, signUp } = popup
  const isGone = formId !== null && !forms.some(({ id }) => id === formId)
  const choose = (chosen: string) =>
    onSet({
      formId: chosen === NEWS ? null : chosen || null,
      signUp: chosen === NEWS ? (signUp ?? DEFAULT_POPUP_SIGN_UP) : null,
    })
  return (
    <>
      <Select
        label={text('popup.form')}
        description={text('popup.formHint')}
        options={[
          { id: '', label: text('popup.noForm') },
          { id: NEWS, label: text('popup.news') },
          ...forms.map(({ id, name }) => ({ id, label: name })),
          ...(isGone ? [{ id: formId, label: text('popup.formGone') }] : []),
        ]}
        value={signUp ? NEWS : (formId ?? '')}
        onChange={choose}
      />
      {signUp && (
        <PopupSignUpFields
          siteId={siteId}
          signUp={signUp}
          problem={problems['popup.signUp.consent']}
          onSet={(change) => onSet({ signUp: { ...signUp, ...change } })}
        />
      )}
    </>
  )
}

interface PopupSignUpFieldsProps {
  siteId: string
  signUp: PopupSignUp
  problem: string | undefined
  onSet(change: Partial<PopupSignUp>): void
}

function PopupSignUpFields({ siteId, signUp, problem, onSet }: PopupSignUpFieldsProps) {
  const text = useText()
  const { data: lists = [] } = useLists(siteId)
  const others = lists.filter(({ isDefault }) => !isDefault)
  return (
    <>
      <Select
        label={text('lists.list')}
        options={[
          { id: '', label: lists.find(({ isDefault }) => isDefault)?.name ?? DEFAULT_LIST_NAME },
          ...others.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={others.some(({ id }) => id === signUp.listId) ? signUp.listId : ''}
        onChange={(listId) => onSet({ listId })}
      />
      <Select
        label={text('popup.asks')}
        options={SIGN_UP_ASKS.map((id) => ({ id, label: text(`popup.asks.${id}`) }))}
        value={signUp.asks}
        onChange={(asks) => onSet({ asks })}
      />
      <TextField
        label={text('popup.consent')}
        description={text('popup.consentHint')}
        isOptional
        maxLength={500}
        value={signUp.consent}
        onChange={(consent) => onSet({ consent })}
        problem={problem}
      />
    </>
  )
}
