'use client'
import { useMutation } from '@tanstack/react-query'
import { LookedFiles } from '#components/documents/looked-files.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lookAtDocument } from '#lib/dossiers/operations.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The documents of an order, delivered or not, in the viewer that its customer has. */
export function OrderDocuments({ file: { id: orderId, documents } }: { file: OrderDossierView }) {
  const look = useMutation(useApi().send(lookAtDocument, { orderId }))
  if (documents.length === 0) return <p className="text-ink-soft">{t('noneUploaded')}</p>
  return (
    <>
      <LookedFiles label={t('documents')} files={documents} look={(documentId) => look.mutateAsync({ documentId })} />
      <p className="text-sm text-ink-soft">{t('eachLookIsKept')}</p>
    </>
  )
}
