import type { ScriptError } from '@sitewright/api/script-errors/shapes'
import { Button, Card } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './ScriptErrorsCard.module.css'
import { useClearScriptErrors, useScriptErrors } from './use-script-errors.ts'

/** Errors of scripts on the site's pages, with where each came last. */
export function ScriptErrorsCard({ siteId }: { siteId: string }) {
  const text = useText()
  const clear = useClearScriptErrors(siteId)
  return (
    <Card title={text('scriptErrors.title')} description={text('scriptErrors.hint')}>
      <QueryView
        query={useScriptErrors(siteId)}
        loading={text('scriptErrors.loading')}
        failed={text('scriptErrors.failed')}
      >
        {(errors) =>
          errors.length === 0 ? (
            <p>{text('scriptErrors.none')}</p>
          ) : (
            <>
              <ul className={styles.errors}>
                {errors.map((error) => (
                  <BrokenScript key={error.id} error={error} />
                ))}
              </ul>
              <div>
                <Button isPending={clear.isPending} onPress={() => clear.mutate()}>
                  {text('scriptErrors.clear')}
                </Button>
              </div>
            </>
          )
        }
      </QueryView>
    </Card>
  )
}

function BrokenScript({ error }: { error: ScriptError }) {
  const text = useText()
  const dates = useDates()
  const { message, file, line, column, path, count, stack, lastAt } = error
  const at = dates.full(lastAt)
  return (
    <li>
      <strong>{message}</strong>
      {file !== '' && <span>{text('scriptErrors.place', { file, line, column })}</span>}
      <span>{text('scriptErrors.times', { count, path, at })}</span>
      {stack !== '' && (
        <details>
          <summary>{text('scriptErrors.stack')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard, too. */}
          <pre tabIndex={0}>{stack}</pre>
        </details>
      )}
    </li>
  )
}
