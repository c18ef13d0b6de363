import { Button, showToast } from '@sitewright/ui'
import { Images } from '@sitewright/ui/icons'
import { useState } from 'react'
import { PicturesPicker } from '../../editor/PicturesPicker.tsx'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { useAddPictures } from './use-items.ts'

/** Fills a gallery: several pictures become items at once, live where the owner may publish. */
export function AddPictures({ siteId, pageId }: { siteId: string; pageId: string }) {
  const text = useText()
  const status = useCan(siteId)('content.publish') ? 'public' : 'draft'
  const [isOpen, setOpen] = useState(false)
  const add = useAddPictures(siteId, pageId)
  return (
    <>
      <Button look="primary" icon={Images} onPress={() => setOpen(true)}>
        {text('items.addPictures')}
      </Button>
      {isOpen && (
        <PicturesPicker
          siteId={siteId}
          hint={text(status === 'public' ? 'items.picturesLive' : 'items.picturesDraft')}
          isPending={add.isPending}
          onClose={() => setOpen(false)}
          onChoose={(assets) =>
            add.mutate(
              { assets, status },
              {
                onSuccess({ added, problem }) {
                  setOpen(false)
                  if (problem !== undefined) showToast({ text: problem, tone: 'danger' })
                  if (added > 0) showToast({ text: text('items.picturesAdded', { count: added }) })
                },
              },
            )
          }
        />
      )}
    </>
  )
}
