import type { SavedForm } from '@sitewright/api/forms/site-form-shape'
import {
  Badge,
  Button,
  Card,
  LinkButton,
  Notice,
  PageHeader,
  Tabs,
  TextField,
} from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useRef, useState } from 'react'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { SteadyForm } from '../../forms/SteadyForm.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { AdvancedPart } from './AdvancedPart.tsx'
import styles from './Builder.module.css'
import type { BuilderPartProps } from './builder-part.ts'
import { CaptchaPart } from './CaptchaPart.tsx'
import { FieldList } from './FieldList.tsx'
import { FieldSettings } from './FieldSettings.tsx'
import { FormPreview } from './FormPreview.tsx'
import type { BuilderPart } from './form-draft.ts'
import { usesInShort } from './form-use-words.ts'
import { RemoveFormDialog } from './RemoveFormDialog.tsx'
import { StoragePart } from './StoragePart.tsx'
import { useFormBuilder } from './use-form-builder.ts'
import { useFormUses } from './use-forms.ts'

export interface FormBuilderProps {
  siteId: string
  loaded: SavedForm
  onRemoved(): void
}

/** A form as its owner builds it, beside a preview. */
export function FormBuilder({ siteId, loaded, onRemoved }: FormBuilderProps) {
  const text = useText()
  const builder = useFormBuilder(siteId, loaded)
  const { saved, draft, form, general, isDirty, isConflict, isSaving } = builder
  const { data: allUses } = useFormUses(siteId)
  const uses = allUses?.get(saved.id) ?? []
  const [isRemoving, setIsRemoving] = useState(false)
  /** Whether the screen goes away with nothing left to save, so that leaving it is not asked about. */
  const isDone = useRef(false)
  const { name } = saved.form
  useTitle(name)
  const where = usesInShort(text, uses)
  return (
    <Screen>
      <PageHeader
        title={name}
        back={{ label: text('forms.title'), href: `/sites/${siteId}/forms` }}
        badges={<Badge>{text('forms.answerCount', { count: saved.answerCount })}</Badge>}
        description={
          allUses &&
          (where === '' ? text('builder.usedNowhere') : text('builder.usedOn', { where }))
        }
        actions={
          <>
            <LinkButton href={`/sites/${siteId}/forms/${saved.id}/answers`}>
              {text('forms.answers')}
            </LinkButton>
            <Button icon={Trash2} onPress={() => setIsRemoving(true)}>
              {text('forms.remove')}
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <SteadyForm
          ref={form}
          aria-label={name}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            builder.save()
          }}
        >
          {isConflict && (
            <Notice
              tone="warning"
              isAlert
              action={
                <Button size="small" onPress={() => void builder.takeOver()}>
                  {text('builder.takeOver')}
                </Button>
              }
            >
              <strong>{text('builder.conflict')}</strong> {text('builder.conflictHint')}
            </Notice>
          )}
          {general && (
            <Notice tone="danger" isAlert>
              {general}
            </Notice>
          )}
          <Parts siteId={siteId} builder={builder} />
          <SaveBar
            isShown={isDirty}
            isSaving={isSaving}
            saveLabel={text('common.save')}
            onDiscard={builder.discard}
          />
          <UnsavedGuard isDirty={() => isDirty && !isDone.current} />
        </SteadyForm>
        <FormPreview siteId={siteId} formId={saved.id} form={draft} />
      </div>
      {isRemoving && (
        <RemoveFormDialog
          siteId={siteId}
          form={{ id: saved.id, name, answerCount: saved.answerCount }}
          uses={uses}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            isDone.current = true
            onRemoved()
          }}
        />
      )}
    </Screen>
  )
}

function Parts({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  return (
    <Tabs<BuilderPart>
      label={text('builder.parts')}
      selected={builder.part}
      onSelect={builder.showPart}
      tabs={[
        {
          id: 'build',
          label: text('builder.build'),
          content: <BuildPart siteId={siteId} builder={builder} />,
        },
        {
          id: 'storage',
          label: text('builder.storage'),
          content: <StoragePart siteId={siteId} builder={builder} />,
        },
        {
          id: 'advanced',
          label: text('builder.advanced'),
          content: (
            <div className={styles.part}>
              <AdvancedPart siteId={siteId} builder={builder} />
            </div>
          ),
        },
        {
          id: 'captcha',
          label: text('builder.captcha'),
          content: <CaptchaPart siteId={siteId} builder={builder} />,
        },
        {
          id: 'disclaimer',
          label: text('builder.disclaimer'),
          content: <DisclaimerPart builder={builder} />,
        },
      ]}
    />
  )
}

/** The name and the questions, or the one of them that is open. */
function BuildPart({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  const { draft, problems, openId, change } = builder
  const opened = draft.fields.find(({ id }) => id === openId)
  if (opened) {
    return (
      <Card>
        <FieldSettings key={opened.id} siteId={siteId} builder={builder} field={opened} />
      </Card>
    )
  }
  return (
    <div className={styles.part}>
      <Card>
        <TextField
          label={text('builder.name')}
          description={text('builder.nameHint')}
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          onChange={(name) => change({ name })}
          problem={problems['form.name']}
        />
      </Card>
      <Card title={text('builder.fields')}>
        <FieldList builder={builder} />
      </Card>
    </div>
  )
}

function DisclaimerPart({ builder }: Pick<BuilderPartProps, 'builder'>) {
  const text = useText()
  const { draft, problems, change } = builder
  return (
    <Card>
      <TextField
        label={text('builder.smallPrint')}
        description={text('builder.smallPrintHint')}
        isOptional
        rows={4}
        maxLength={2000}
        value={draft.disclaimer}
        onChange={(disclaimer) => change({ disclaimer })}
        problem={problems['form.disclaimer']}
      />
    </Card>
  )
}
