'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sizeText } from '#components/documents/describe-document.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { begunUploads } from '#lib/browser/begun-uploads.ts'
import { useUnsent } from '#lib/browser/unsent-visits.ts'
import { useSending } from '#lib/browser/uploads.ts'
import { discardUpload } from '#lib/documents/operations.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Uploads that a page closed or crashed in the middle of, and not those that some page is at, or that wait to go on by
 * themselves. The browser may not reach for a file by itself.
 */
export function Unfinished({ orderId }: { orderId: string }) {
  const api = useApi()
  const { locale } = useReader()
  const begun = useQuery(begunUploads(api, orderId)).data ?? []
  const discard = useMutation(api.send(discardUpload, { orderId }))
  const sending = useSending(api, { name: orderId })
  const waiting = useUnsent(api.identity.environment).photos.filter((photo) => photo.orderId === orderId)
  const left = begun.filter(
    ({ name, sizeBytes, isSent }) =>
      !isSent &&
      ![...sending, ...waiting].some(({ file }) => file.name.slice(-200) === name && file.size === sizeBytes),
  )
  return left.map(({ id, name, offset, sizeBytes }) => (
    <Banner
      key={id}
      tone="caution"
      title={t('isUnfinished', { name })}
      action={
        <Button
          look="secondary"
          size="sm"
          pending={discard.isPending && discard.variables.uploadId === id}
          onClick={() => discard.mutate({ uploadId: id })}
        >
          {t('forgetIt')}
        </Button>
      }
    >
      {t('ofHaveArrivedChooseThe', { offset: sizeText(offset, locale), sizeBytes: sizeText(sizeBytes, locale) })}
    </Banner>
  ))
}
