'use client'
import { Eye } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getResearchDocument } from '#lib/documents/operations.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The list doesn't wait for the viewer.
const LookedFiles = lazy(
  whenIdle(() => import('#components/documents/looked-files.tsx').then((module) => ({ default: module.LookedFiles }))),
)

type Props = {
  orderId: string
  documents: readonly UploadedView[]
  children: (open?: (id: string) => void) => ReactNode
}

/** What a researcher has brought, to be looked at again. */
export function OwnDocuments({ orderId, documents, children }: Props) {
  const api = useApi()
  const look = (documentId: string) => api.call(getResearchDocument, { params: { orderId, documentId } })
  return (
    <Suspense fallback={children()}>
      <LookedFiles label={t('documents')} files={documents} look={look}>
        {children}
      </LookedFiles>
    </Suspense>
  )
}

/** Beside the name of a document. */
export const LookButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button look="quiet" size="icon" aria-label={t('lookAt', { name })} onClick={onClick}>
    <Eye aria-hidden="true" className="size-4" />
  </Button>
)
