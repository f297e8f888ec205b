'use client'
import { useState, type ReactNode } from 'react'
import type { Zoom } from '#components/documents/deep-zoom.tsx'
import { Leaf } from '#components/documents/leaf.tsx'
import { leavesOf, stepFrom } from '#components/documents/leaves.ts'
import { PageStrip } from '#components/documents/page-strip.tsx'
import { usePageCounts } from '#components/documents/page-shelf.tsx'
import { ViewerBar } from '#components/documents/viewer-bar.tsx'
import { keysOf } from '#components/documents/viewer-keys.ts'
import { FullDialog } from '#components/ui/full-dialog.tsx'
import type { DocumentView } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  documents: readonly DocumentView[]
  /** The document to begin with; nothing is open without. */
  opened: DocumentView | undefined
  onClose: () => void
  onDownload: (file: DocumentView) => void
  /** What can be done with the delivery as a whole, beside what is looked at. */
  children?: ReactNode
}

/** A delivery, page by page, as large as the screen. */
export function Viewer({ opened, onClose, ...rest }: Props) {
  return (
    <FullDialog open={opened !== undefined} onOpenChange={(open) => !open && onClose()}>
      {opened && <Pile key={opened.id} opened={opened} {...rest} />}
    </FullDialog>
  )
}

function Pile({
  documents,
  opened,
  onDownload,
  children,
}: Omit<Props, 'opened' | 'onClose'> & { opened: DocumentView }) {
  const [at, setAt] = useState({ id: opened.id, page: 1 })
  const counts = usePageCounts(documents, at.id)
  const leaves = leavesOf(documents, (id) => counts.get(id) ?? 1)
  const [rotation, setRotation] = useState(0)
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const leaf = leaves.find(({ file, page }) => file.id === at.id && page === at.page) ?? leaves[0]
  if (!leaf) return null
  const place = leaves.indexOf(leaf)
  const go = (next: typeof leaf | undefined) => {
    if (!next || next === leaf) return
    setAt({ id: next.file.id, page: next.page })
    setRotation(0)
  }
  const step = (by: number) => go(stepFrom(leaves, leaf, by))
  const turn = (by: number) => setRotation((known) => known + by)
  const keys = keysOf({ zoom, step, turn })
  const { file, page, pages } = leaf
  const label = pages === 1 ? file.name : t('pageOf', { name: file.name, page, pages })
  return (
    // What is typed anywhere in it means the page in sight.
    <div role="presentation" className="flex min-h-0 grow flex-col" onKeyDown={keys}>
      <ViewerBar
        title={file.name}
        place={t('of', { place: place + 1, count: leaves.length })}
        isFirst={place === 0}
        isLast={place === leaves.length - 1}
        canZoom={file.contentType !== 'text/plain'}
        onStep={step}
        onTurn={turn}
        onZoom={(factor) => zoom?.by(factor)}
        onFit={() => zoom?.fit()}
        onDownload={() => onDownload(file)}
      />
      <div className="relative min-h-0 grow bg-well">
        <Leaf key={`${file.id} ${page}`} file={file} page={page} label={label} rotation={rotation} zoom={setZoom} />
      </div>
      {leaves.length > 1 && <PageStrip leaves={leaves} at={leaf} onGo={go} />}
      <div className="flex flex-wrap justify-center gap-3 border-t border-line p-3 empty:hidden">{children}</div>
    </div>
  )
}
