import { PictureField } from '../../forms/PictureField.tsx'
import { useText } from '../../text.ts'
import type { PagePartProps } from './page-part.ts'

/** The picture that stands for the page. */
export function PagePictureField({
  siteId,
  settings,
  problems,
  isReadOnly,
  onSet,
}: Pick<PagePartProps, 'siteId' | 'settings' | 'problems' | 'isReadOnly' | 'onSet'>) {
  const text = useText()
  return (
    <PictureField
      siteId={siteId}
      label={text('pageSettings.picture')}
      description={text('pageSettings.pictureHint')}
      isReadOnly={isReadOnly}
      value={settings.imageId}
      onChange={(imageId) => onSet({ imageId })}
      problem={problems.imageId}
    />
  )
}
