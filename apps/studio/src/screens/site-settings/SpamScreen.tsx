import type { SpamProtection } from '@sitewright/api/spam-protection/spam-protection-shape'
import { MAX_BLOCKED } from '@sitewright/core/forms/blocklist'
import type { CaptchaKind } from '@sitewright/core/forms/site-form'
import { Button, Card, Notice, RadioGroup, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { CAPTCHA_CHOICES } from '../../forms/captcha-choices.ts'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useSaveSpamProtection, useSpamProtection } from './use-spam-protection.ts'

/** Protection from what robots and unwanted people send: the blocklist, and the keys of reCAPTCHA. */
export function SpamScreen({ siteId }: { siteId: string }) {
  const text = useText()
  useTitle(text('siteSettings.spam'))
  return (
    <Screen>
      <QueryView
        query={useSpamProtection(siteId)}
        loading={text('siteSettings.loading')}
        failed={text('siteSettings.failed')}
      >
        {(stored) => <SpamForm siteId={siteId} stored={stored} />}
      </QueryView>
    </Screen>
  )
}

interface Draft {
  readonly blocklist: string
  readonly siteKey: string
  readonly visitorCaptcha: CaptchaKind
  /** Undefined while the stored key, or that there is none, stays as it is. */
  readonly secretKey: string | undefined
}

function draftOf({ blocklist, siteKey, visitorCaptcha }: SpamProtection): Draft {
  return { blocklist: blocklist.join('\n'), siteKey, visitorCaptcha, secretKey: undefined }
}

function SpamForm({ siteId, stored }: { siteId: string; stored: SpamProtection }) {
  const text = useText()
  const [draft, setDraft] = useState(() => draftOf(stored))
  const save = useSaveSpamProtection(siteId)
  const { form, problems, general } = useFormProblems(save.error, [
    'blocklist',
    'siteKey',
    'secretKey',
  ])
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  const { blocklist, siteKey, secretKey, visitorCaptcha } = draft
  const lines = blocklist.split('\n')
  const listProblem = Object.entries(problems).find(([name]) => name.startsWith('blocklist'))?.[1]
  return (
    <SettingsForm
      siteId={siteId}
      part="/spam"
      form={form}
      problem={general}
      isDirty={JSON.stringify(draft) !== JSON.stringify(draftOf(stored))}
      isSaving={save.isPending}
      onSave={() =>
        save.mutate(
          {
            blocklist: lines,
            siteKey,
            visitorCaptcha,
            ...(secretKey !== undefined && { secretKey }),
          },
          {
            onSuccess: (saved) => {
              setDraft(draftOf(saved))
              showToast({ text: text('spam.saved') })
            },
          },
        )
      }
      onDiscard={() => {
        setDraft(draftOf(stored))
        save.reset()
      }}
    >
      <Card title={text('spam.blocklist')} description={text('spam.hint')}>
        <TextField
          label={text('spam.lines')}
          description={text('spam.linesHint', { most: MAX_BLOCKED })}
          isOptional
          rows={8}
          value={blocklist}
          onChange={(next) => set({ blocklist: next })}
          problem={listProblem}
        />
      </Card>
      <Card title={text('spam.visitors')} description={text('spam.visitorsHint')}>
        <RadioGroup<CaptchaKind>
          label={text('builder.captchaKind')}
          value={visitorCaptcha}
          options={CAPTCHA_CHOICES.map((id) => ({
            id,
            label: text(`builder.captcha.${id}`),
            description: text(`builder.captchaHint.${id}`),
          }))}
          onChange={(next) => set({ visitorCaptcha: next })}
        />
        {visitorCaptcha === 'recaptcha' && !hasKeys(stored, draft) && (
          <Notice tone="warning">{text('builder.captchaNotSetUp')}</Notice>
        )}
      </Card>
      <Card title={text('spam.recaptcha')} description={text('spam.recaptchaHint')}>
        <TextField
          label={text('spam.siteKey')}
          description={text('spam.siteKeyHint')}
          isOptional
          autoComplete="off"
          value={siteKey}
          onChange={(next) => set({ siteKey: next })}
          problem={problems.siteKey}
        />
        <TextField
          label={text('spam.secretKey')}
          description={text(secretHint(stored, secretKey))}
          type="password"
          autoComplete="off"
          isOptional
          value={secretKey ?? ''}
          onChange={(next) => set({ secretKey: next === '' ? undefined : next })}
          problem={problems.secretKey}
        />
        {stored.hasSecretKey && secretKey === undefined && (
          <div>
            <Button onPress={() => set({ secretKey: '' })}>{text('spam.removeSecret')}</Button>
          </div>
        )}
      </Card>
    </SettingsForm>
  )
}

/** Whether the site has both keys of reCAPTCHA once this is saved. */
function hasKeys({ hasSecretKey }: SpamProtection, { siteKey, secretKey }: Draft): boolean {
  return siteKey !== '' && (secretKey === undefined ? hasSecretKey : secretKey !== '')
}

function secretHint({ hasSecretKey }: SpamProtection, secretKey: string | undefined) {
  if (secretKey === '') return 'spam.secretRemoved'
  return hasSecretKey ? 'spam.secretKept' : 'spam.secretKeyHint'
}
