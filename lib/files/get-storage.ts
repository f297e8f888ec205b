import { BucketStorage } from '#lib/files/bucket-storage.ts'
import { FolderStorage } from '#lib/files/folder-storage.ts'
import { parseStorageUrl, type Storage } from '#lib/files/storage.ts'
import { getEnv } from '#lib/env.ts'

function openStorage(url: string): Storage {
  const setting = parseStorageUrl(url)
  return setting.kind === 'folder' ? new FolderStorage(setting.location) : new BucketStorage(setting)
}

let opened: { url: string; storage: Storage } | undefined

/** The storage that STORAGE_URL names. */
export function getStorage(): Storage {
  const url = getEnv().STORAGE_URL
  if (opened?.url !== url) opened = { url, storage: openStorage(url) }
  return opened.storage
}
