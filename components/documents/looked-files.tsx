'use client'
import { Download, Eye } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sizeText, typeNames } from '#components/documents/describe-document.ts'
import { PageShelf } from '#components/documents/page-shelf.tsx'
import { FilesAnew } from '#components/documents/use-fresh-link.ts'
import { useViewer } from '#components/documents/use-viewer.tsx'
import { withoutLink } from '#components/documents/without-link.ts'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { isLinkFresh } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  files: readonly AttachmentView[]
  /** Asks for one file's link. Each time is written down, so nothing asks before somebody opens it. */
  look: (id: string) => Promise<DocumentView>
  /** In place of the plain list; `open` shows one of them. */
  children?: ((open: (id: string) => void) => ReactNode) | undefined
}

/** Files that are fetched one by one, when somebody opens them. */
export function LookedFiles({ label, files, look, children }: Props) {
  const client = useQueryClient()
  const ask = async (_: unknown, { id }: DocumentView) => {
    const queryKey = ['looked', id]
    const known = client.getQueryData<DocumentView>(queryKey)
    if (known && isLinkFresh(known)) return [known]
    const found = await look(id)
    client.setQueryData(queryKey, found)
    return [found]
  }
  return (
    <FilesAnew value={ask}>
      <PageShelf>
        <List label={label} files={files.map(withoutLink)}>
          {children}
        </List>
      </PageShelf>
    </FilesAnew>
  )
}

type ListProps = Pick<Props, 'label' | 'children'> & { files: readonly DocumentView[] }

function List({ label, files, children }: ListProps) {
  const { open, download, viewer } = useViewer(files)
  const openById = (id: string) => {
    const file = files.find((one) => one.id === id)
    if (file) open(file)
  }
  return (
    <>
      {children ? children(openById) : <PlainList label={label} files={files} onOpen={open} onDownload={download} />}
      {viewer}
    </>
  )
}

type PlainProps = Omit<ListProps, 'children'> & Record<'onOpen' | 'onDownload', (file: DocumentView) => void>

function PlainList({ label, files, onOpen, onDownload }: PlainProps) {
  const { locale } = useReader()
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line p-2 ps-3"
        >
          <span className="min-w-40 grow basis-40">
            <span dir="auto" className="block font-medium wrap-anywhere">
              {file.name}
            </span>
            <span className="block text-sm text-ink-soft">
              {typeNames()[file.contentType]}, {sizeText(file.sizeBytes, locale)}, <DateTime value={file.createdAt} />
            </span>
          </span>
          <span className="flex gap-1">
            <Button
              look="secondary"
              size="sm"
              aria-label={t('lookAt', { name: file.name })}
              onClick={() => onOpen(file)}
            >
              <Eye aria-hidden="true" className="size-4" />
              {t('look')}
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('download', { name: file.name })}
              onClick={() => onDownload(file)}
            >
              <Download aria-hidden="true" className="size-4" />
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}
