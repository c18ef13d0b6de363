/** Uploads of pictures that are on the page already: pasted and dropped ones stand there before the server has them. */

import type { Client } from '@sitewright/api/client'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { uploadProblem } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { BlockAddress } from '../document/selection.ts'
import type { Session } from '../document/session.ts'

export interface PictureUploads {
  readonly isBusy: boolean
  add(address: BlockAddress, file: File): void
  /** Resolves when all that was added is uploaded, or cannot be. */
  settled(): Promise<void>
}

export interface PictureUploadsOptions {
  readonly siteId: Id
  readonly call: Client
  readonly session: Session
  notify(message: string): void
}

/** Uploads one after the other, as the server looks at them. */
export function createPictureUploads(options: PictureUploadsOptions): PictureUploads {
  const { siteId, call, session, notify } = options
  let waiting = 0
  let last = Promise.resolve()

  const upload = async (address: BlockAddress, file: File) => {
    const problem = uploadProblem(file, 'image')
    if (problem) return notify(problem)
    try {
      const input = { siteId, filename: file.name, sameBytes: 'reuse' } as const
      const { asset } = await call(uploadAsset, input, { body: file })
      session.fill(address, { assetId: asset.id })
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : ''
      notify(`${file.name} was not uploaded. ${reason}`.trim())
    }
  }

  return {
    get isBusy() {
      return waiting > 0
    },
    add(address, file) {
      waiting += 1
      last = last
        .then(() => upload(address, file))
        .finally(() => {
          waiting -= 1
        })
    },
    settled: () => last,
  }
}
