import { type HeaderLogo, headerLogo } from '@sitewright/core/content/site-header'
import { Button, RadioGroup, TextField } from '@sitewright/ui'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import type { EditorMessage } from '../messages.ts'
import { pictureAddress } from '../picture-address.ts'
import { useWords } from '../use-words.ts'
import logoStyles from './LogoFields.module.css'
import { useHeader } from './use-header.ts'

const NAMES: Readonly<Record<HeaderLogo, EditorMessage>> = {
  title: 'logoTitle',
  picture: 'logoPicture',
  site: 'logoSite',
}

/** The site's title in words, or a picture in its place: drafted here, or that of the site's settings where they have one. */
export function LogoFields() {
  const words = useWords()
  const { visit, choosePicture } = useEditor()
  const { siteFacts } = visit.opened
  const { header, change } = useHeader()
  const shown = headerLogo(header, siteFacts)
  const kind = header.logo === 'site' && shown === null ? 'title' : (header.logo ?? 'site')
  const offered: readonly HeaderLogo[] =
    siteFacts.logoImageId === null && kind !== 'site'
      ? ['title', 'picture']
      : ['title', 'picture', 'site']
  const choose = async () => {
    const asset = await choosePicture()
    if (asset) change({ logo: 'picture', logoImageId: asset.id })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('logo')}</legend>
      <RadioGroup
        label={words('logoKind')}
        look="segments"
        value={kind}
        options={offered.map((id) => ({ id, label: words(NAMES[id]) }))}
        onChange={(logo) => {
          if (logo === 'picture' && header.logoImageId === null) void choose()
          else change({ logo })
        }}
      />
      {shown !== null && (
        <img className={logoStyles.logo} src={pictureAddress(visit.siteId, shown)} alt="" />
      )}
      {kind === 'picture' && (
        <div className={styles.row}>
          <Button size="small" onPress={() => void choose()}>
            {words(shown === null ? 'choosePicture' : 'replacePicture')}
          </Button>
        </div>
      )}
      {shown !== null && (
        <TextField
          isOptional
          label={words('logoDescription')}
          description={words('logoDescriptionHint')}
          maxLength={200}
          value={header.logoDescription ?? ''}
          onChange={(logoDescription) => change({ logoDescription })}
        />
      )}
    </fieldset>
  )
}
