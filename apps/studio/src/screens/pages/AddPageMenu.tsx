import { Button, Menu } from '@sitewright/ui'
import { FileText, Plus, Store } from 'lucide-react'
import { useText } from '../../text.ts'
import type { PageQuestion } from './PageDialogs.tsx'

export function AddPageMenu({ onAsk }: { onAsk(question: PageQuestion): void }) {
  const text = useText()
  return (
    <Menu
      label={text('pages.add')}
      trigger={
        <Button look="primary" icon={Plus}>
          {text('pages.add')}
        </Button>
      }
      groups={[
        {
          id: 'kinds',
          actions: [
            {
              id: 'page',
              label: text('pages.kindPage'),
              description: text('pages.kindPageHint'),
              icon: FileText,
              onAction: () => onAsk({ kind: 'add', collection: 'page' }),
            },
            {
              id: 'store',
              label: text('pages.kindStore'),
              description: text('pages.kindStoreHint'),
              icon: Store,
              onAction: () => onAsk({ kind: 'add', collection: 'products' }),
            },
          ],
        },
      ]}
    />
  )
}
