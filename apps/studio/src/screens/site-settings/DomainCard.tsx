import type { DomainList, OwnerDomain } from '@sitewright/api/domains/shapes'
import { Badge, Button, Card, IconButton, Notice, Table } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import styles from './DomainCard.module.css'

export interface DomainCardProps {
  domain: OwnerDomain
  list: DomainList
  isChecking: boolean
  onCheck(): void
  onChoose(): void
  onRemove(): void
}

const TONES = { waiting: 'warning', expired: 'danger', proved: 'success' } as const

/** One domain: its state, what is wrong in a sentence, and the records that are still to be set. */
export function DomainCard(props: DomainCardProps) {
  const { domain, list, isChecking, onCheck, onChoose, onRemove } = props
  const text = useText()
  const dates = useDates()
  const { shownAs, host, state, problem, until } = domain
  const isProved = state === 'proved'
  const day = until === null ? '' : dates.short(until)
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {shownAs} {shownAs !== host && <small>{host}</small>}
        </h2>
        <Badge tone={TONES[state]}>{text(`domains.state.${state}`)}</Badge>
        {domain.isPrimary && <Badge>{text('domains.primary')}</Badge>}
        <div className={styles.actions}>
          {state !== 'expired' && (
            <Button
              aria-label={text('domains.checkNamed', { domain: shownAs })}
              isPending={isChecking}
              onPress={onCheck}
            >
              {text('domains.check')}
            </Button>
          )}
          {isProved && !domain.isPrimary && (
            <Button
              aria-label={text('domains.makePrimaryNamed', { domain: shownAs })}
              onPress={onChoose}
            >
              {text('domains.makePrimary')}
            </Button>
          )}
          <IconButton
            label={text('domains.removeNamed', { domain: shownAs })}
            icon={Trash2}
            onPress={onRemove}
          />
        </div>
      </div>
      {problem !== '' && (
        <Notice tone="warning">{text(`domains.problem.${problem}`, { until: day })}</Notice>
      )}
      {state === 'waiting' && <p>{text('domains.until', { until: day })}</p>}
      {(!isProved || problem !== '') && <Records domain={domain} list={list} />}
    </Card>
  )
}

interface DnsRecord {
  readonly type: string
  readonly name: string
  readonly value: string
  readonly use: 'domains.forProof' | 'domains.forAlias' | 'domains.forAddress'
}

function Records({ domain, list }: { domain: OwnerDomain; list: DomainList }) {
  const text = useText()
  return (
    <Table<DnsRecord>
      label={text('domains.records', { domain: domain.shownAs })}
      rows={recordsFor(domain, list)}
      rowKey={({ type, value }) => `${type} ${value}`}
      columns={[
        { id: 'type', label: text('domains.recordType'), cell: ({ type }) => type },
        {
          id: 'name',
          label: text('domains.recordName'),
          isRowHeader: true,
          phone: 'main',
          cell: ({ name }) => <code className={styles.code}>{name}</code>,
        },
        {
          id: 'value',
          label: text('domains.recordValue'),
          cell: ({ value }) => <code className={styles.code}>{value}</code>,
        },
        { id: 'use', label: text('domains.recordFor'), cell: ({ use }) => text(use) },
      ]}
    />
  )
}

function recordsFor({ host, proof }: OwnerDomain, list: DomainList): DnsRecord[] {
  return [
    { type: 'TXT', ...proof, use: 'domains.forProof' },
    { type: 'CNAME', name: host, value: list.aliasOf, use: 'domains.forAlias' },
    ...list.addresses.map((value) => ({
      type: value.includes(':') ? 'AAAA' : 'A',
      name: host,
      value,
      use: 'domains.forAddress' as const,
    })),
  ]
}
