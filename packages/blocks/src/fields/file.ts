import type { FileExtension, FileKind } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of an uploaded file that is no picture, such as a film; empty for none. */
export interface FileField extends Field<Id>, FieldLabel {
  readonly kind: 'file'
  readonly accepts: Exclude<FileKind, 'image'>
  /** The only type of the kind that is taken; all of them if absent. */
  readonly extension?: FileExtension
}

export type FileOptions = FieldOptions & FieldLabel & Pick<FileField, 'accepts' | 'extension'>

export function file(options: FileOptions): FileField {
  return {
    ...options,
    kind: 'file',
    initial: '',
    schema: optionalId,
    needs: (assetId) => (assetId ? { assets: [assetId] } : {}),
  }
}
