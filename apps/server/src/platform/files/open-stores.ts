/** The stores that the settings name. The client of S3 is loaded only where one is. */

import { join } from 'node:path'
import type { Config } from '../settings/config.ts'
import { createFileCache, NO_CACHE } from './file-cache.ts'
import type { FileStore, StoreKind } from './file-store.ts'
import type { FileStores } from './files.ts'
import { createFolderStore } from './folder-store.ts'

type StoresConfig = Pick<Config, 'dataDir' | 'files' | 'patience'>

/** A command of the operator keeps no files on the disk: those there are the server's. */
export async function openStores(
  config: StoresConfig,
  reader: 'server' | 'command' = 'server',
): Promise<FileStores> {
  const { home, fallback } = config.files
  return {
    home: await openStore(config, home, reader),
    fallback: fallback && (await openStore(config, fallback, reader)),
  }
}

async function openStore(
  config: StoresConfig,
  kind: StoreKind,
  reader: 'server' | 'command',
): Promise<FileStore> {
  const { dataDir, patience } = config
  const { folder, isFolderGiven, s3, cacheBytes } = config.files
  if (kind === 'folder') {
    return createFolderStore(folder, { setting: isFolderGiven ? 'FILES_DIR' : 'DATA_DIR' })
  }
  if (!s3) throw new Error('No bucket is set')
  // A warning that later versions of the client want a later Node: this version is pinned, and operators can do nothing about it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({
    settings: s3,
    drafts: join(dataDir, 'files-drafts'),
    cache:
      reader === 'server'
        ? createFileCache({ folder: join(dataDir, 'files-cache'), maxBytes: cacheBytes })
        : NO_CACHE,
    patience,
  })
}
