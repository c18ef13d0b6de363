import type { CaptchaKind, FormCaptcha } from '@sitewright/core/forms/site-form'
import { Card, LinkButton, Notice, RadioGroup } from '@sitewright/ui'
import { CAPTCHA_CHOICES } from '../../forms/captcha-choices.ts'
import { useText } from '../../text.ts'
import { useSpamProtection } from '../site-settings/use-spam-protection.ts'
import type { BuilderPartProps } from './builder-part.ts'

const THEMES = ['light', 'dark'] as const satisfies readonly FormCaptcha['theme'][]
const ALIGNMENTS = [
  'left',
  'center',
  'right',
] as const satisfies readonly FormCaptcha['alignment'][]

/** How visitors are told from robots, and how that looks. */
export function CaptchaPart({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  const { captcha } = builder.draft
  const { kind, theme, alignment } = captcha
  const set = (change: Partial<FormCaptcha>) =>
    builder.change({ captcha: { ...captcha, ...change } })
  return (
    <Card title={text('builder.captcha')}>
      <RadioGroup<CaptchaKind>
        label={text('builder.captchaKind')}
        value={kind}
        options={CAPTCHA_CHOICES.map((id) => ({
          id,
          label: text(`builder.captcha.${id}`),
          description: text(`builder.captchaHint.${id}`),
        }))}
        onChange={(next) => set({ kind: next })}
      />
      {kind === 'recaptcha' && <MissingKeys siteId={siteId} />}
      {kind !== 'none' && (
        <>
          <RadioGroup
            label={text('builder.captchaTheme')}
            look="segments"
            value={theme}
            options={THEMES.map((id) => ({ id, label: text(`builder.captchaTheme.${id}`) }))}
            onChange={(next) => set({ theme: next })}
          />
          <RadioGroup
            label={text('builder.captchaAlignment')}
            look="segments"
            value={alignment}
            options={ALIGNMENTS.map((id) => ({
              id,
              label: text(`builder.captchaAlignment.${id}`),
            }))}
            onChange={(next) => set({ alignment: next })}
          />
        </>
      )}
    </Card>
  )
}

/** Says so where the site has no keys of reCAPTCHA, and leads to them. */
function MissingKeys({ siteId }: { siteId: string }) {
  const text = useText()
  const { data } = useSpamProtection(siteId)
  if (!data || (data.siteKey !== '' && data.hasSecretKey)) return null
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="small" href={`/sites/${siteId}/site-settings/spam`}>
          {text('builder.captchaKeys')}
        </LinkButton>
      }
    >
      {text('builder.captchaNotSetUp')}
    </Notice>
  )
}
