import { needsOf } from '@sitewright/blocks/fields'
import { blockOfType, readProps } from '@sitewright/blocks/registry'
import { setProps } from '../document/edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { BlockFields } from './block-fields/BlockFields.tsx'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { LookFields } from './LookFields.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { ShownOnFields } from './ShownOnFields.tsx'
import { useBlockServices } from './use-block-services.tsx'
import { useMayWrite } from './use-may-write.ts'
import { useWords } from './use-words.ts'

export function BlockSettings({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const mayWrite = useMayWrite(visit.siteId)
  const block = useSession((state) => blockAt(state.documents, address))
  const definition = block && blockOfType(block.type)
  const props = definition && readProps(definition, block)
  const { services, dialog } = useBlockServices(
    props ? needsOf(definition.fields, props).assets : [],
  )
  if (!props) return null
  return (
    <div className={styles.fields} data-settings-fields="">
      {dialog}
      {mayWrite(definition) ? (
        <BlockFields
          definition={definition}
          props={props}
          services={services}
          onChange={(next, coalesceKey) =>
            visit.perform(setProps(visit.workplace(), address, next, coalesceKey))
          }
        />
      ) : (
        <p className={styles.hint}>{words('blockNotAllowed')}</p>
      )}
      <LookFields address={address} />
      <ShownOnFields address={address} />
      <PlacementFields address={address} />
    </div>
  )
}
