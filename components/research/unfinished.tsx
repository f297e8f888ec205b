'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sizeText } from '#components/documents/describe-document.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { discardUpload, unfinishedQuery } from '#lib/browser/research-documents.ts'
import { useSending } from '#lib/browser/uploads.ts'

/** Uploads that a page closed or crashed in the middle of. The browser may not reach for a file by itself. */
export function Unfinished({ orderId }: { orderId: string }) {
  const api = useApi()
  const { locale } = useReader()
  const begun = useQuery(unfinishedQuery(api, orderId)).data ?? []
  const discard = useMutation(discardUpload(api, orderId))
  const sending = useSending(api, orderId)
  const left = begun.filter(
    ({ name, sizeBytes }) => !sending.some(({ file }) => file.name.slice(-200) === name && file.size === sizeBytes),
  )
  return left.map(({ id, name, offset, sizeBytes }) => (
    <Banner
      key={id}
      tone="caution"
      title={`${name} is unfinished`}
      action={
        <Button
          look="secondary"
          size="sm"
          pending={discard.isPending && discard.variables === id}
          onClick={() => discard.mutate(id)}
        >
          Forget it
        </Button>
      }
    >
      {sizeText(offset, locale)} of {sizeText(sizeBytes, locale)} have arrived. Choose the same file again and it goes
      on from there.
    </Banner>
  ))
}
