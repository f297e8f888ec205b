'use client'
import { useApi } from '#lib/browser/api-provider.tsx'
import { attachmentsFor } from '#lib/browser/upload-requests.ts'
import { isOver, useSending } from '#lib/browser/uploads.ts'
import { catalogue } from '#lib/words/en/attachments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Said where something is sent before its files are there; undefined once all are, or none is on its way. */
export function useComing(name: string): string | undefined {
  const api = useApi()
  const underway = useSending(api, attachmentsFor(api, name)).some(({ state }) => !isOver(state))
  return underway ? t('aFileIsStillOn') : undefined
}
