import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { Button, Checkbox, IconButton, TextLink } from '@sitewright/ui'
import { ArrowUp } from '@sitewright/ui/icons'
import { focusSoon } from '../../focus-soon.ts'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { useWords } from '../use-words.ts'
import profileStyles from './HeaderProfiles.module.css'
import { useHeader } from './use-header.ts'

/** The site's profiles elsewhere that the header shows, in their order; the others stand below them. */
export function HeaderProfiles() {
  const words = useWords()
  const { visit } = useEditor()
  const { header, change } = useHeader()
  const { socialAccounts } = visit.opened.siteFacts
  const chosen = (header.socialLinks ?? []).filter((url) => socialAccounts.includes(url))
  const others = socialAccounts.filter((url) => !chosen.includes(url))
  const store = (socialLinks: readonly string[]) => change({ socialLinks })

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('headerProfiles')}</legend>
      {socialAccounts.length > 0 && (
        <ul className={profileStyles.list}>
          {[...chosen, ...others].map((url) => {
            const place = chosen.indexOf(url)
            const name = nameOf(url)
            return (
              <li key={url} className={profileStyles.profile}>
                <Checkbox
                  label={name}
                  isSelected={place >= 0}
                  onChange={(isShown) =>
                    store(isShown ? [...chosen, url] : chosen.filter((one) => one !== url))
                  }
                />
                {place > 0 && (
                  <IconButton
                    size="small"
                    label={words('headerProfileUp', { name })}
                    icon={ArrowUp}
                    data-profile-up={place}
                    onPress={() => {
                      const moved = [...chosen]
                      moved.splice(place - 1, 0, ...moved.splice(place, 1))
                      store(moved)
                      focusSoon(`[data-profile-up="${Math.max(1, place - 1)}"]`)
                    }}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 1 && chosen.length === 0 && (
        <div className={styles.row}>
          <Button size="small" onPress={() => store(socialAccounts)}>
            {words('headerProfilesAll')}
          </Button>
        </div>
      )}
      {visit.can('site.settings') ? (
        <p className={styles.hint}>
          {words(socialAccounts.length > 0 ? 'headerProfilesHint' : 'headerProfilesNone')}{' '}
          <TextLink href={`/sites/${visit.siteId}/site-settings`}>
            {words('headerSiteSettings')}
          </TextLink>
        </p>
      ) : (
        socialAccounts.length === 0 && (
          <p className={styles.hint}>{words('headerProfilesNobody')}</p>
        )
      )}
    </fieldset>
  )
}

function nameOf(url: string): string {
  const account = readSocialAccount(url)
  return account ? `${account.service.label} (${account.screenName})` : url
}
