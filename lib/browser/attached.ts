'use client'
import type { Api } from '#lib/browser/api.ts'
import { makeKeptList } from '#lib/browser/kept-list.ts'
import { attachmentView, type AttachmentView } from '#lib/files/schema.ts'

// Files that are there, for something that is being written. They outlast its form: a file may arrive while somebody looks
// at another page.
const { read, write, useList } = makeKeptList<AttachmentView>(attachmentView)
const nameOf = (api: Api, name: string) => `attached:${api.identity.environment}:${name}`

export const useAttachedList = (api: Api, name: string) => useList(nameOf(api, name))
export const isAnyAttached = (api: Api, name: string) => read(nameOf(api, name)).length > 0

export const attach = (api: Api, name: string, file: AttachmentView): void =>
  write(nameOf(api, name), [...read(nameOf(api, name)), file])

export const detach = (api: Api, name: string, ids: readonly string[]): void =>
  write(
    nameOf(api, name),
    read(nameOf(api, name)).filter(({ id }) => !ids.includes(id)),
  )

/** For a form that keeps them itself from now on. */
export function takeAttached(api: Api, name: string): readonly AttachmentView[] {
  const there = read(nameOf(api, name))
  if (there.length > 0) write(nameOf(api, name), [])
  return there
}
