'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Paperclip } from 'lucide-react'
import { sizeText, typeNames } from '#components/documents/describe-document.ts'
import { LookedFiles } from '#components/documents/looked-files.tsx'
import { PageShelf } from '#components/documents/page-shelf.tsx'
import { Thumbnail } from '#components/documents/thumbnail.tsx'
import { FilesAnew } from '#components/documents/use-fresh-link.ts'
import { useViewer } from '#components/documents/use-viewer.tsx'
import { withoutLink } from '#components/documents/without-link.ts'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { attachmentsQuery } from '#lib/browser/attachments.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { lookAtAttachment } from '#lib/dossiers/operations.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/attachments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orderId: string; files: readonly AttachmentView[] }

/** What is attached to an order, or to one of its messages, to be looked at. */
export function AttachedFiles(props: Props) {
  return useApi().identity.role === 'operator' ? <FilesOfOthers {...props} /> : <TheirFiles {...props} />
}

/** As an operator has them: each time that one is opened is written down. */
function FilesOfOthers({ orderId, files }: Props) {
  const look = useMutation(useApi().send(lookAtAttachment, { orderId }))
  const ask = (attachmentId: string) => look.mutateAsync({ attachmentId })
  return <LookedFiles label={t('attachedFiles')} files={files} look={ask} />
}

function TheirFiles(props: Props) {
  const query = attachmentsQuery(useApi(), props.orderId)
  return (
    <FilesAnew value={(client) => client.fetchQuery({ ...query, staleTime: 0 })}>
      <PageShelf>
        <List {...props} />
      </PageShelf>
    </FilesAnew>
  )
}

function List({ orderId, files }: Props) {
  const links = useQuery(attachmentsQuery(useApi(), orderId)).data
  const known = files.map((file) => links?.find(({ id }) => id === file.id) ?? withoutLink(file))
  const { open, download, viewer } = useViewer(known)
  return (
    <>
      <ul aria-label={t('attachedFiles')} className="flex flex-col gap-2">
        {known.map((file) => (
          <Row key={file.id} file={file} onOpen={() => open(file)} onDownload={() => download(file)} />
        ))}
      </ul>
      {viewer}
    </>
  )
}

function Row({ file, onOpen, onDownload }: { file: DocumentView; onOpen: () => void; onDownload: () => void }) {
  const { locale } = useReader()
  const { name, url, contentType, sizeBytes } = file
  return (
    <li className="flex max-w-md items-center gap-2 rounded-card border border-line bg-sheet">
      <button
        type="button"
        aria-label={t('lookAt', { name })}
        className="flex min-w-0 grow items-center gap-3 rounded-card p-2 text-start hover:bg-well"
        onClick={onOpen}
      >
        <span
          data-print="hide"
          className="grid size-12 shrink-0 place-items-center overflow-hidden bg-well text-ink-soft"
        >
          {url === '' ? <Paperclip aria-hidden="true" className="size-5" /> : <Thumbnail key={file.id} file={file} />}
        </span>
        <span className="min-w-0">
          <span dir="auto" className="block font-medium break-words">
            {name}
          </span>
          <span className="block text-sm text-ink-soft">
            {typeNames()[contentType]}, {sizeText(sizeBytes, locale)}
          </span>
        </span>
      </button>
      <Button look="quiet" size="icon" aria-label={t('download', { name })} data-print="hide" onClick={onDownload}>
        <Download aria-hidden="true" className="size-5" />
      </Button>
    </li>
  )
}
