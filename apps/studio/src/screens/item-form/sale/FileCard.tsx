import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { fileSize } from '@sitewright/core/files/file-size'
import { uploadProblem } from '@sitewright/core/files/file-types'
import {
  Button,
  Card,
  ConfirmDialog,
  FileDrop,
  Notice,
  Progress,
  showToast,
  TextLink,
} from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { QueryView } from '../../QueryView.tsx'
import type { ItemPartProps } from '../item-part.ts'
import styles from './FileCard.module.css'
import { useProductFile, usePutProductFile, useRemoveProductFile } from './use-product-file.ts'

/** The file that a digital product sells, stored at once; nothing for products of other types. */
export function FileCard({ site, stored, draft, isReadOnly }: ItemPartProps) {
  const text = useText()
  if (draft.sale.type !== PRODUCT_TYPES.digital) return null
  const isSaved = stored?.sale?.type === PRODUCT_TYPES.digital
  return (
    <Card title={text('products.file')} description={text('products.fileHint')}>
      {stored && isSaved ? (
        <StoredFile siteId={site.id} productId={stored.id} isReadOnly={isReadOnly} />
      ) : (
        <p>{text('products.fileSaveFirst')}</p>
      )}
    </Card>
  )
}

/** Address at which those who may change a product get its file; see `serve-product-files.ts` of the server. */
const addressOf = (siteId: string, productId: string) => `/s/${siteId}/products/${productId}/file`

interface StoredFileProps {
  siteId: string
  productId: string
  isReadOnly: boolean
}

function StoredFile({ siteId, productId, isReadOnly }: StoredFileProps) {
  const text = useText()
  const query = useProductFile(siteId, productId)
  const put = usePutProductFile(siteId, productId)
  const remove = useRemoveProductFile(siteId, productId)
  const [isAsking, setIsAsking] = useState(false)
  const refuse = (problem: string) => showToast({ text: problem, tone: 'danger' })
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const problem = uploadProblem(file)
    if (problem) return refuse(problem)
    put.mutate(file, {
      onSuccess: ({ filename }) =>
        showToast({ text: text('products.fileStored', { name: filename }) }),
      onError: (error) => refuse(error.message),
    })
  }
  return (
    <QueryView
      query={query}
      loading={text('products.fileLoading')}
      failed={text('products.fileFailed')}
    >
      {(file) => (
        <>
          {file ? (
            <div className={styles.file}>
              <p>
                {isReadOnly ? (
                  <strong>{file.filename}</strong>
                ) : (
                  <TextLink href={addressOf(siteId, productId)} download>
                    {text('products.fileDownload', { name: file.filename })}
                  </TextLink>
                )}{' '}
                <span className={styles.size}>{fileSize(file.bytes)}</span>
              </p>
              {!isReadOnly && (
                <Button size="small" onPress={() => setIsAsking(true)}>
                  {text('products.fileRemove')}
                </Button>
              )}
            </div>
          ) : (
            <Notice>{text('products.fileMissing')}</Notice>
          )}
          {put.isPending && (
            <Progress label={text('products.fileUploading')} value={Math.round(put.sent * 100)} />
          )}
          {!isReadOnly && (
            <FileDrop
              label={text(file ? 'products.fileReplace' : 'products.fileDrop')}
              description={text('products.fileKinds')}
              chooseLabel={text('products.fileChoose')}
              isCompact={file !== null}
              isBusy={put.isPending}
              onFiles={take}
            />
          )}
          <ConfirmDialog
            title={text('products.fileRemoveQuestion', { name: file?.filename ?? '' })}
            confirmLabel={text('products.fileRemove')}
            isOpen={isAsking}
            isPending={remove.isPending}
            onConfirm={() =>
              remove.mutate(undefined, {
                onError: (error) => refuse(error.message),
                onSettled: () => setIsAsking(false),
              })
            }
            onClose={() => setIsAsking(false)}
          >
            <p>{text('products.fileRemoveHint')}</p>
          </ConfirmDialog>
        </>
      )}
    </QueryView>
  )
}
