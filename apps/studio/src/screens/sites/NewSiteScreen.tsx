import { siteIdentifier } from '@sitewright/core/slug'
import { Button, Card, LinkButton, Notice, PageHeader, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import styles from './NewSiteScreen.module.css'
import { StartingPointPicker } from './StartingPointPicker.tsx'
import { useCreateSite, useStartingPoints } from './use-sites.ts'

const isNeverTaken = () => false

export function NewSiteScreen({ onCreated }: { onCreated(siteId: string): void }) {
  const text = useText()
  useTitle(text('sites.new'))
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string>()
  const points = useStartingPoints()
  const create = useCreateSite()
  const { form, problems, general } = useFormProblems(create.error, ['title', 'startingPointId'])
  const startingPointId = chosen ?? points.data?.[0]?.id ?? ''
  const address = title.trim() === '' ? undefined : siteIdentifier(title, isNeverTaken)
  return (
    <AccountLayout>
      <PageHeader
        title={text('sites.new')}
        description={text('sites.newHint')}
        back={{ label: text('sites.title'), href: '/' }}
      />
      <Form
        ref={form}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
          create.mutate(
            { title, startingPointId, timeZone },
            { onSuccess: ({ id }) => onCreated(id) },
          )
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <Card>
          <div className={styles.title}>
            <TextField
              label={text('sites.name')}
              name="title"
              autoFocus
              autoComplete="off"
              value={title}
              onChange={(next) => {
                setTitle(next)
                if (create.error) create.reset()
              }}
              problem={problems.title}
              description={
                address ? (
                  <>
                    {text('sites.addressBegins')} <strong>{address}</strong>
                    {text('sites.addressTaken')}
                  </>
                ) : (
                  text('sites.addressHint')
                )
              }
            />
          </div>
        </Card>
        <QueryView
          query={points}
          loading={text('sites.pointsLoading')}
          failed={text('sites.pointsFailed')}
        >
          {(list) => (
            <StartingPointPicker points={list} value={startingPointId} onChange={setChosen} />
          )}
        </QueryView>
        <div className={styles.actions}>
          <LinkButton look="quiet" href="/">
            {text('common.cancel')}
          </LinkButton>
          <Button
            type="submit"
            look="primary"
            isPending={create.isPending}
            isDisabled={startingPointId === ''}
          >
            {create.isPending ? text('sites.creating') : text('sites.create')}
          </Button>
        </div>
      </Form>
    </AccountLayout>
  )
}
