import type { FirstStep, FirstStepName } from '@sitewright/core/site/first-steps'
import { Card, showToast, TextLink, Button as UiButton } from '@sitewright/ui'
import { Check } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { flushForms, hasUnsavedForms } from '../../forms/unsaved-forms.ts'
import { PublishDialog } from '../../publishing/late-publish-dialog.tsx'
import { useText } from '../../text.ts'
import { pageEditorPath } from '../pages/page-paths.ts'
import { shortAddress } from '../sites/short-address.ts'
import { useSite } from '../sites/use-sites.ts'
import styles from './FirstSteps.module.css'
import { useFirstSteps, usePutFirstSteps } from './use-first-steps.ts'

/** Screens below the site's address on which a step is taken; a step without one opens its page on the canvas. */
const PLACES: Readonly<Partial<Record<FirstStepName, (pageId: string | null) => string>>> = {
  identity: () => 'site-settings',
  product: (pageId) => `products/new?store=${pageId}`,
  post: (pageId) => `pages/${pageId}/items/new`,
  pictures: (pageId) => `pages/${pageId}/items`,
  payment: () => 'settings',
}

/** Onboarding checklist of a new owner, which knows what is done; nothing once it is put away. */
export function FirstSteps({ siteId }: { siteId: string }) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const { data } = useFirstSteps(siteId)
  const put = usePutFirstSteps(siteId)
  const [isPublishing, setPublishing] = useState(false)
  if (!site || !data || data.isPutAway || data.steps.length === 0) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  const isAllDone = done === data.steps.length
  return (
    <Card
      title={text('firstSteps.title')}
      description={
        isAllDone
          ? text('firstSteps.allDone')
          : text('firstSteps.count', { done, count: data.steps.length })
      }
      actions={
        <UiButton
          size="small"
          look="quiet"
          isPending={put.isPending}
          onPress={() =>
            put.mutate(true, {
              onSuccess: () => {
                // The button is gone with the list; the keyboard goes on from the top of the screen.
                document.getElementById('main')?.focus()
                showToast({ text: text('firstSteps.putAwaySaid') })
              },
              onError: ({ message }) => showToast({ text: message, tone: 'danger' }),
            })
          }
        >
          {text('firstSteps.putAway')}
        </UiButton>
      }
    >
      <ol className={styles.steps} aria-label={text('firstSteps.list', { site: site.title })}>
        {data.steps.map((step) => (
          <li key={step.name} className={styles.step} data-done={step.isDone}>
            <span className={styles.mark}>
              {step.isDone && (
                <Check size={14} strokeWidth={3} aria-label={text('firstSteps.done')} />
              )}
            </span>
            <span className={styles.words}>
              <StepLink siteId={siteId} step={step} onPublish={() => setPublishing(true)} />
              {!step.isDone && <small>{text(`firstSteps.${step.name}Hint`)}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.later}>
        {text('firstSteps.later', { address: shortAddress(site.url) })}
      </p>
      {isPublishing && (
        <PublishDialog
          siteId={siteId}
          flush={flushForms}
          hasUnsaved={hasUnsavedForms}
          onClose={() => setPublishing(false)}
        />
      )}
    </Card>
  )
}

interface StepLinkProps {
  siteId: string
  step: FirstStep
  onPublish(): void
}

function StepLink({ siteId, step, onPublish }: StepLinkProps) {
  const text = useText()
  const { name, pageId, isDone } = step
  const label = text(`firstSteps.${name}`)
  if (isDone) return <span>{label}</span>
  if (name === 'publish') {
    return (
      <Button className={styles.publish ?? ''} onPress={onPublish}>
        {label}
      </Button>
    )
  }
  const place = PLACES[name]?.(pageId)
  const path = pageId === null ? `/sites/${siteId}/pages` : pageEditorPath(siteId, pageId)
  return <TextLink href={place ? `/sites/${siteId}/${place}` : path}>{label}</TextLink>
}
