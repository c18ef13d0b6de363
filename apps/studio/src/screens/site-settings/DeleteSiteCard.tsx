import { Button, Card, showToast, TextField } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { usePeople } from '../people/use-people.ts'
import { useCan, useRemoveSite, useSite } from '../sites/use-sites.ts'

/** Deletes the site; only its owner has it. */
export function DeleteSiteCard({ siteId }: { siteId: string }) {
  return useCan(siteId)('contributors.manage') ? <CardOfOwner siteId={siteId} /> : null
}

function CardOfOwner({ siteId }: { siteId: string }) {
  const text = useText()
  const { data: team } = usePeople(siteId)
  const [isAsking, setAsking] = useState(false)
  if (!team?.mayHandOver) return null
  return (
    <Card title={text('siteSettings.delete')}>
      <p>{text('siteSettings.deleteHint')}</p>
      <div>
        <Button look="danger" icon={Trash2} onPress={() => setAsking(true)}>
          {text('siteSettings.deleteAsk')}
        </Button>
      </div>
      {isAsking && <DeleteDialog siteId={siteId} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function DeleteDialog({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const { formatDate } = useIntl()
  const queries = useQueryClient()
  const { history } = useRouter()
  const { data: site } = useSite(siteId)
  const [title, setTitle] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const remove = useRemoveSite(siteId)
  const { form, problems, general } = useFormProblems(remove.error, ['title', 'currentPassword'])
  const name = site?.title ?? ''
  const save = async () => {
    const { erasedFrom } = await remove.mutateAsync({ title, currentPassword })
    const date = formatDate(erasedFrom, { dateStyle: 'long' })
    // Nobody is asked about unsaved settings of a site that is gone.
    history.push('/', undefined, { ignoreBlocker: true })
    showToast({ text: text('siteSettings.deleted', { site: name, date }) })
    await queries.invalidateQueries({ queryKey: ['sites'] })
  }
  return (
    <FormDialog
      title={text('siteSettings.deleteTitle', { site: name })}
      saveLabel={text('siteSettings.deleteConfirm')}
      saveLook="danger"
      form={form}
      problem={general}
      isSaving={remove.isPending}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{text('siteSettings.deleteMeans')}</p>
      <TextField
        label={text('siteSettings.deleteTyped', { site: name })}
        autoFocus
        autoComplete="off"
        value={title}
        problem={problems.title}
        onChange={setTitle}
      />
      <TextField
        label={text('siteSettings.deletePassword')}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        problem={problems.currentPassword}
        onChange={setCurrentPassword}
      />
    </FormDialog>
  )
}
