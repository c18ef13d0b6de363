import type { PageTemplate } from '@sitewright/api/page-templates/shapes'
import { Button, RadioGroup, showToast, useConfirm } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import styles from './AddPageDialog.module.css'
import { TemplateNameDialog } from './TemplateNameDialog.tsx'
import { useTemplateDeeds } from './use-page-templates.ts'

export interface TemplateChoiceProps {
  siteId: string
  templates: readonly PageTemplate[]
  /** Id of the template that is chosen; empty for none. */
  chosen: string
  onChoose(id: string): void
}

/** Choice of the beginning of a new page: nothing, or one of the site's templates, each with what is in it. */
export function TemplateChoice({ siteId, templates, chosen, onChoose }: TemplateChoiceProps) {
  const text = useText()
  const confirm = useConfirm()
  const deeds = useTemplateDeeds(siteId)
  const [isRenaming, setRenaming] = useState(false)
  const template = templates.find(({ id }) => id === chosen)
  const remove = async ({ id: pageTemplateId, name }: PageTemplate) => {
    const isSure = await confirm({
      title: text('templates.removeTitle', { name }),
      confirmLabel: text('templates.remove'),
      children: <p>{text('templates.removeHint')}</p>,
    })
    if (!isSure) return
    try {
      await deeds.mutateAsync({ kind: 'remove', pageTemplateId })
      onChoose('')
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
  return (
    <>
      <RadioGroup
        label={text('templates.beginWith')}
        options={[
          { id: '', label: text('templates.none') },
          ...templates.map(({ id, name, sections }) => ({
            id,
            label: name,
            description: sections.join(' · '),
            picture: <Thumbnail of={{ siteId, templateId: id }} className={styles.picture} />,
          })),
        ]}
        value={chosen}
        onChange={onChoose}
      />
      {template && (
        <div className={styles.deeds}>
          <Button size="small" onPress={() => setRenaming(true)}>
            {text('templates.rename')}
          </Button>
          <Button size="small" onPress={() => void remove(template)}>
            {text('templates.remove')}
          </Button>
        </div>
      )}
      {isRenaming && template && (
        <TemplateNameDialog
          siteId={siteId}
          about={{ pageTemplateId: template.id }}
          name={template.name}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
