import { getSiteHeaderFooter } from '@sitewright/api/content/get-site-header-footer'
import { putSiteHeaderFooter } from '@sitewright/api/content/put-site-header-footer'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import { Button, Notice, showToast, TextField } from '@sitewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../forms/use-form-problems.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { useWords } from './use-words.ts'

/** The header of every page. It is no document: it is saved as a whole and shown by reading the page anew. */
export function HeaderSettings() {
  const call = useCall()
  const { visit } = useEditor()
  const { siteId } = visit
  const { data: header = visit.opened.header } = useQuery({
    queryKey: ['site-header', siteId],
    queryFn: async () => (await call(getSiteHeaderFooter, { siteId })).header,
  })
  return <HeaderForm key={JSON.stringify(header)} header={header} />
}

const FIELDS = ['title', 'announcement', 'buttonLabel', 'buttonUrl'] as const

function HeaderForm({ header }: { header: SiteHeader }) {
  const words = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const { visit, reloadCanvas } = useEditor()
  const [values, setValues] = useState(header)
  const save = useMutation({
    mutationFn: () => call(putSiteHeaderFooter, { siteId: visit.siteId, header: values }),
    async onSuccess({ header: saved }) {
      queries.setQueryData(['site-header', visit.siteId], saved)
      showToast({ text: words('headerSaved') })
      await reloadCanvas()
    },
  })
  const { form, problems, general } = useFormProblems(save.error, [...FIELDS])
  const field = (name: (typeof FIELDS)[number]) => ({
    isOptional: true,
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  })
  return (
    <Form
      ref={form}
      className={styles.fields ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Notice>{words('headerHint')}</Notice>
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      <TextField
        label={words('headerTitle')}
        description={words('headerTitleHint')}
        {...field('title')}
      />
      <TextField
        label={words('announcement')}
        description={words('announcementHint')}
        {...field('announcement')}
      />
      <TextField
        label={words('buttonLabel')}
        description={words('buttonLabelHint')}
        {...field('buttonLabel')}
      />
      <TextField
        label={words('buttonUrl')}
        description={words('linkAddressHint')}
        {...field('buttonUrl')}
      />
      <Button type="submit" look="primary" isPending={save.isPending}>
        {words('headerSave')}
      </Button>
    </Form>
  )
}
