import type { FundShape } from '@sitewright/api/commerce/fund-shapes'
import { Button, Card, LinkButton, Notice, showToast, TextField } from '@sitewright/ui'
import { Copy } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import styles from '../selling/Selling.module.css'

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

/** The address of a fund's donate page, to be put behind a button. */
export function DonatePageCard({ fund }: { fund: FundShape | null }) {
  const text = useText()
  return (
    <Card title={text('funds.page')} description={text('funds.pageHint')}>
      {fund === null ? (
        <p className={styles.hint}>{text('funds.pageLater')}</p>
      ) : (
        <>
          <TextField label={text('funds.address')} isReadOnly isCode value={fund.url} />
          <div className={styles.deeds}>
            {CAN_COPY && (
              <Button
                icon={Copy}
                onPress={() => void copy(fund.url, () => showToast({ text: text('funds.copied') }))}
              >
                {text('funds.copy')}
              </Button>
            )}
            {fund.isOpen && (
              <LinkButton href={fund.url} target="_blank" rel="noopener">
                {text('funds.show')}
              </LinkButton>
            )}
          </div>
          {!fund.isOpen && <Notice tone="warning">{text('funds.pageClosed')}</Notice>}
        </>
      )}
    </Card>
  )
}

async function copy(address: string, onCopied: () => void): Promise<void> {
  await navigator.clipboard.writeText(address)
  onCopied()
}
