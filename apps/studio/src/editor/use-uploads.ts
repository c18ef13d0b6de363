import type { Asset } from '@sitewright/api/files/shapes'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { uploadProblem } from '@sitewright/core/files/file-types'
import { useState } from 'react'
import { useCall } from '../session/StudioProvider.tsx'

export interface Upload {
  readonly name: string
  /** How many of the files that were dropped together are done. */
  readonly percent: number
}

export interface UploadProblem {
  readonly [key: string]: string
  readonly name: string
  readonly message: string
}

/** Stores pictures one after the other; one that fails does not keep the others back. */
export function useUploads(siteId: string, onStored: (stored: readonly Asset[]) => void) {
  const call = useCall()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [problems, setProblems] = useState<readonly UploadProblem[]>([])

  const store = async (file: File): Promise<Asset> => {
    const problem = uploadProblem(file, 'image')
    if (problem) throw new Error(problem)
    const input = { siteId, filename: file.name }
    return (await call(uploadAsset, input, { body: file })).asset
  }

  return {
    uploads,
    problems,
    async upload(files: readonly File[]) {
      setProblems([])
      const stored: Asset[] = []
      for (const [index, file] of files.entries()) {
        setUploads([{ name: file.name, percent: (index / files.length) * 100 }])
        try {
          stored.push(await store(file))
        } catch (failure) {
          const message = failure instanceof Error ? failure.message : ''
          setProblems((before) => [...before, { name: file.name, message }])
        }
      }
      setUploads([])
      if (stored.length > 0) onStored(stored)
    },
  }
}
