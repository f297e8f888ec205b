'use client'
import type { ReactNode, Ref } from 'react'
import dynamic from 'next/dynamic'
import type { Zoom } from '#components/documents/deep-zoom.tsx'
import { isPaged, usePage, useReceived } from '#components/documents/page-shelf.tsx'
import { useBytes } from '#components/documents/use-bytes.ts'
import { Failure } from '#components/layout/failure.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { DocumentView } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const DeepZoom = dynamic(() => import('#components/documents/deep-zoom.tsx').then((module) => module.DeepZoom), {
  ssr: false,
})

/** So many pixels on the longer side of a page: small writing stays sharp, and a phone can hold it. */
const sharp = 3_200

export type LeafProps = { file: DocumentView; page: number; label: string; rotation: number; zoom: Ref<Zoom> }

/** What lies open in the viewer: a page of a document, a picture or a text. */
export const Leaf = (props: LeafProps) => (isPaged(props.file) ? <PagedLeaf {...props} /> : <WholeLeaf {...props} />)

function PagedLeaf({ file, page, label, rotation, zoom }: LeafProps) {
  const drawn = usePage(file, page, sharp)
  const received = useReceived(file)
  if (drawn.isError) return <Lost error={drawn.error} onRetry={() => void drawn.refetch()} />
  if (drawn.data !== undefined) return <DeepZoom url={drawn.data} label={label} rotation={rotation} ref={zoom} />
  if (received !== undefined && received < file.sizeBytes) return <Coming file={file} received={received} />
  return (
    <Middle>
      <p role="status">{t('openingThePage')}</p>
    </Middle>
  )
}

function WholeLeaf({ file, label, rotation, zoom }: LeafProps) {
  const { state, retry } = useBytes(file)
  if ('error' in state) return <Lost error={state.error} onRetry={retry} />
  if ('received' in state) return <Coming file={file} received={state.received} />
  const { url, text } = state.loaded
  if (text === undefined) return <DeepZoom url={url} label={label} rotation={rotation} ref={zoom} />
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={file.name}
      className="size-full overflow-auto bg-sheet p-4 font-card text-sm whitespace-pre-wrap"
    >
      {text}
    </pre>
  )
}

const Coming = ({ file: { name, sizeBytes }, received }: { file: DocumentView; received: number }) => (
  <Middle>
    <p role="status" className="text-sm">
      {t('loading', { name })}
    </p>
    <div className="w-full max-w-sm">
      <ProgressBar label={t('loading2', { name })} value={received} max={sizeBytes} />
    </div>
  </Middle>
)

const Lost = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Middle>
    <Failure error={error} title={t('theDocumentCouldNotBe')} onRetry={onRetry} />
  </Middle>
)

const Middle = ({ children }: { children: ReactNode }) => (
  <div className="flex size-full flex-col items-center justify-center gap-3 p-4 text-center">{children}</div>
)
