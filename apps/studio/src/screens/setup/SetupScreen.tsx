import type { SetupGap, SetupStepState } from '@sitewright/core/commerce/store-setup'
import { Badge, Card, Checkbox, Notice, PageHeader, TextLink, type Tone } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { SellingNav } from '../selling/SellingNav.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import styles from './SetupScreen.module.css'
import { useNoTax, useStoreSetup } from './use-store-setup.ts'

/** The screen below the site's address on which a gap is closed. */
const PLACES: Readonly<Record<SetupGap, string>> = {
  noProduct: 'products/new',
  onlyDrafts: 'products',
  notPublished: 'pages',
  noCountry: 'settings',
  noZone: 'settings/shipping',
  zoneWithoutRate: 'settings/shipping',
  taxOpen: 'settings/taxes',
  noPayment: 'settings',
  onlyPractice: 'settings',
  keysRefused: 'settings',
}

/** Set-up of a store as a short path, with what is still missing and where to do it. */
export function SetupScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const setup = useStoreSetup(siteId)
  useTitle(text('setup.title'))
  return (
    <Screen>
      <PageHeader title={text('settings.title')} description={text('setup.description')} />
      <SellingNav siteId={siteId} part="/setup" />
      <QueryView query={setup} loading={text('setup.loading')} failed={text('setup.failed')}>
        {(steps) => <Steps siteId={siteId} steps={steps} />}
      </QueryView>
    </Screen>
  )
}

function Steps({ siteId, steps }: { siteId: string; steps: readonly SetupStepState[] }) {
  const text = useText()
  const done = steps.filter(({ missing }) => missing.length === 0).length
  return (
    <>
      {done === steps.length ? (
        <Notice tone="success">{text('setup.allDone')}</Notice>
      ) : (
        <p role="status">{text('setup.doneCount', { done, count: steps.length })}</p>
      )}
      <ol className={styles.steps} aria-label={text('setup.steps')}>
        {steps.map((step) => (
          <li key={step.step}>
            <Step siteId={siteId} {...step} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Step({ siteId, step, isNeeded, missing }: SetupStepState & { siteId: string }) {
  const text = useText()
  const [state, tone] = stateOf(isNeeded, missing.length === 0)
  return (
    <Card
      title={text(`setup.${step}`)}
      description={text(isNeeded ? `setup.${step}Hint` : 'setup.sendNone')}
    >
      <div>
        <Badge tone={tone}>{text(state)}</Badge>
      </div>
      {missing.length > 0 && (
        <ul className={styles.gaps}>
          {missing.map((gap) => (
            <li key={gap} className={styles.gap}>
              <span>{text(`setup.gap.${gap}`)}</span>
              <TextLink href={`/sites/${siteId}/${PLACES[gap]}`}>
                {text(`setup.go.${gap}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {step === 'tax' && <NoTax siteId={siteId} isAsked={missing.includes('taxOpen')} />}
    </Card>
  )
}

function stateOf(isNeeded: boolean, isDone: boolean): [MessageId, Tone] {
  if (!isNeeded) return ['setup.notNeeded', 'neutral']
  return isDone ? ['setup.done', 'success'] : ['setup.open', 'warning']
}

/** The owner's word that no tax is charged, which nobody is asked for who charges some. */
function NoTax({ siteId, isAsked }: { siteId: string; isAsked: boolean }) {
  const text = useText()
  const can = useCan(siteId)
  const noTax = useNoTax(siteId)
  if (!isAsked && !noTax.isSaid) return null
  return (
    <>
      <Checkbox
        label={text('setup.noTax')}
        description={text('setup.noTaxHint')}
        isDisabled={noTax.isPending || !can('commerce.settings')}
        isSelected={noTax.isSaid}
        onChange={noTax.say}
      />
      {noTax.error && (
        <Notice tone="danger" isAlert>
          {noTax.error.message}
        </Notice>
      )}
    </>
  )
}
