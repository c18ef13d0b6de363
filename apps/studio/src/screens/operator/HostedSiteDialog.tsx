import type { HostedSite } from '@sitewright/api/operators/shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import {
  MAX_STANDING_REASON,
  SITE_STANDINGS,
  type SiteStanding,
} from '@sitewright/core/site/site-standing'
import { RadioGroup, showToast, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useHostedSite, usePutStanding } from './use-hosted-sites.ts'

export interface HostedSiteDialogProps {
  site: HostedSite
  onClose(): void
}

/** One site: what it keeps, and whether it may be seen. */
export function HostedSiteDialog({ site, onClose }: HostedSiteDialogProps) {
  const text = useText()
  const put = usePutStanding(site.id)
  const [standing, setStanding] = useState(site.standing)
  const [reason, setReason] = useState(site.reason)
  const { form, problems, general } = useFormProblems(put.error, ['reason'])
  const save = async () => {
    try {
      await put.mutateAsync({ standing, reason: standing === 'open' ? '' : reason })
    } catch {
      // The form says it.
      return
    }
    showToast({ text: text(`operator.saved.${standing}`, { site: site.title }) })
    onClose()
  }
  return (
    <FormDialog
      title={site.title}
      form={form}
      problem={general}
      isSaving={put.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>
        <TextLink href={site.url} target="_blank" rel="noopener">
          {text('operator.visit')}
        </TextLink>
      </p>
      <SiteUse siteId={site.id} />
      <RadioGroup<SiteStanding>
        label={text('operator.choose')}
        options={SITE_STANDINGS.map((id) => ({
          id,
          label: text(`operator.standing.${id}`),
          description: text(`operator.hint.${id}`),
        }))}
        value={standing}
        onChange={setStanding}
      />
      {standing !== 'open' && (
        <TextField
          label={text('operator.reason')}
          description={text('operator.reasonHint')}
          isOptional
          rows={3}
          maxLength={MAX_STANDING_REASON}
          value={reason}
          onChange={setReason}
          problem={problems.reason}
        />
      )}
    </FormDialog>
  )
}

function SiteUse({ siteId }: { siteId: string }) {
  const text = useText()
  const query = useHostedSite(siteId)
  return (
    <QueryView
      query={query}
      loading={text('operator.loadingOne')}
      failed={text('operator.failedOne')}
    >
      {({ use }) => (
        <ul>
          <li>{text('operator.files', { files: use.files, size: fileSize(use.fileBytes) })}</li>
          <li>{text('operator.people', { count: use.people })}</li>
          <li>{text('operator.orders', { count: use.orders })}</li>
          <li>{text('operator.mail', { waiting: use.mailWaiting, failed: use.mailFailed })}</li>
        </ul>
      )}
    </QueryView>
  )
}
