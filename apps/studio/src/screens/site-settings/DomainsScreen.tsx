import type { DomainList, OwnerDomain } from '@sitewright/api/domains/shapes'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Notice,
  PageHeader,
  showToast,
  TextField,
} from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import card from './DomainCard.module.css'
import { DomainCard } from './DomainCard.tsx'
import styles from './SettingsForm.module.css'
import { SettingsNav } from './SettingsNav.tsx'
import { useChangeDomains, useDomains } from './use-domains.ts'

/** Which dialog is open, and about what. No domain stands for the address that comes with the site. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'choose'; readonly domain: OwnerDomain | undefined }
  | { readonly kind: 'remove'; readonly domain: OwnerDomain }

export function DomainsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const domains = useDomains(siteId)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useTitle(text('siteSettings.domains'))
  return (
    <Screen>
      <PageHeader
        title={text('siteSettings.title')}
        description={text('domains.description')}
        actions={
          <Button look="primary" icon={Plus} onPress={() => setOpen({ kind: 'add' })}>
            {text('domains.add')}
          </Button>
        }
      />
      <SettingsNav siteId={siteId} part="/domains" />
      <QueryView query={domains} loading={text('domains.loading')} failed={text('domains.failed')}>
        {(list) => <Addresses siteId={siteId} list={list} onOpen={setOpen} />}
      </QueryView>
      {open?.kind === 'add' && <AddDomain siteId={siteId} onClose={close} />}
      {open?.kind === 'choose' && (
        <ChooseDomain
          siteId={siteId}
          domain={open.domain}
          freeHost={domains.data?.freeHost ?? ''}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDomain siteId={siteId} domain={open.domain} onClose={close} />
      )}
    </Screen>
  )
}

interface AddressesProps {
  siteId: string
  list: DomainList
  onOpen(open: Open): void
}

function Addresses({ siteId, list, onOpen }: AddressesProps) {
  const text = useText()
  const change = useChangeDomains(siteId)
  const checked = change.isPending && 'domainId' in change.variables && change.variables.domainId
  const hasPrimary = list.domains.some(({ isPrimary }) => isPrimary)
  return (
    <div className={styles.stack}>
      {change.error && (
        <Notice tone="danger" isAlert>
          {change.error.message}
        </Notice>
      )}
      <Card>
        <div className={card.head}>
          <h2 className={card.name}>
            {list.freeHost} <small>{text('domains.free')}</small>
          </h2>
          {!hasPrimary && <Badge>{text('domains.primary')}</Badge>}
          {hasPrimary && (
            <div className={card.actions}>
              <Button
                aria-label={text('domains.makePrimaryNamed', { domain: list.freeHost })}
                onPress={() => onOpen({ kind: 'choose', domain: undefined })}
              >
                {text('domains.makePrimary')}
              </Button>
            </div>
          )}
        </div>
      </Card>
      {list.domains.map((domain) => (
        <DomainCard
          key={domain.id}
          domain={domain}
          list={list}
          isChecking={checked === domain.id}
          onCheck={() => change.mutate({ kind: 'check', domainId: domain.id })}
          onChoose={() => onOpen({ kind: 'choose', domain })}
          onRemove={() => onOpen({ kind: 'remove', domain })}
        />
      ))}
    </div>
  )
}

function AddDomain({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const change = useChangeDomains(siteId)
  const [domain, setDomain] = useState('')
  const { form, problems, general } = useFormProblems(change.error, ['domain'])
  const onSuccess = () => {
    onClose()
    showToast({ text: text('domains.added') })
  }
  return (
    <FormDialog
      title={text('domains.add')}
      saveLabel={text('domains.add')}
      form={form}
      problem={general}
      isSaving={change.isPending}
      onSave={() => change.mutate({ kind: 'add', domain }, { onSuccess })}
      onClose={onClose}
    >
      <TextField
        label={text('domains.name')}
        description={text('domains.nameHint')}
        autoFocus
        value={domain}
        onChange={setDomain}
        problem={problems.domain}
      />
    </FormDialog>
  )
}

interface ChooseDomainProps {
  siteId: string
  domain: OwnerDomain | undefined
  freeHost: string
  onClose(): void
}

function ChooseDomain({ siteId, domain, freeHost, onClose }: ChooseDomainProps) {
  const text = useText()
  const change = useChangeDomains(siteId)
  const name = domain?.shownAs ?? freeHost
  const onSuccess = () => {
    onClose()
    showToast({ text: text('domains.chosen', { domain: name }) })
  }
  return (
    <ConfirmDialog
      title={text('domains.chooseTitle', { domain: name })}
      confirmLabel={text('domains.makePrimary')}
      look="primary"
      isOpen
      isPending={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({ kind: 'choose', domainId: domain?.id ?? null }, { onSuccess })
      }
    >
      <p>{text('domains.chooseHint')}</p>
      {domain && !domain.leadsHere && (
        <Notice tone="warning">{text('domains.chooseElsewhere')}</Notice>
      )}
    </ConfirmDialog>
  )
}

interface RemoveDomainProps {
  siteId: string
  domain: OwnerDomain
  onClose(): void
}

function RemoveDomain({ siteId, domain, onClose }: RemoveDomainProps) {
  const text = useText()
  const change = useChangeDomains(siteId)
  const onSuccess = () => {
    onClose()
    showToast({ text: text('domains.removed') })
  }
  return (
    <ConfirmDialog
      title={text('domains.removeTitle', { domain: domain.shownAs })}
      confirmLabel={text('domains.remove')}
      isOpen
      isPending={change.isPending}
      onClose={onClose}
      onConfirm={() => change.mutate({ kind: 'remove', domainId: domain.id }, { onSuccess })}
    >
      <p>{text('domains.removeHint')}</p>
    </ConfirmDialog>
  )
}
