'use client'
import { FileText, Paperclip, X } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { sizeText, typeNames } from '#components/documents/describe-document.ts'
import { SendingList } from '#components/documents/sending-list.tsx'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { attachmentsFor } from '#lib/browser/upload-requests.ts'
import { sendFiles, useSending } from '#lib/browser/uploads.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/attachments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  /** To what they are attached; tells the files on their way from those for something else. */
  name: string
  most: number
  attached: readonly AttachmentView[]
  onAttach: (file: AttachmentView) => void
  onRemove: (id: string) => void
  hint: string
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** Files to attach: chosen, on their way, and there. */
export function AttachField({ name, most, attached, onAttach, onRemove, hint, error, inputRef }: Props) {
  const api = useApi()
  const place = attachmentsFor(api, name)
  const coming = useSending(api, place).length
  const [issue, setIssue] = useState<string>()
  const choose = (files: readonly File[]) => {
    const room = Math.max(0, most - attached.length - coming)
    setIssue(files.length > room ? t('upToFilesCanBe', { most }) : undefined)
    if (room > 0) void sendFiles(api, place, files.slice(0, room), onAttach)
  }
  return (
    <div className="flex flex-col gap-3">
      {attached.length > 0 && (
        <ul aria-label={t('attached')} className="flex flex-col gap-2">
          {attached.map((file) => (
            <AttachedRow key={file.id} file={file} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
      <SendingList place={place} onArrived={onAttach} />
      <Chooser inputRef={inputRef} hint={hint} issue={issue ?? error} onFiles={choose}>
        {attached.length === 0 ? t('attachFiles') : t('attachMoreFiles')}
      </Chooser>
    </div>
  )
}

function AttachedRow({ file, onRemove }: { file: AttachmentView; onRemove: () => void }) {
  const { locale } = useReader()
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-2 ps-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-medium break-words">
          {file.name}
        </span>
        <span className="block text-sm text-ink-soft">
          {typeNames()[file.contentType]}, {sizeText(file.sizeBytes, locale)}
        </span>
      </span>
      <Button look="quiet" size="icon" aria-label={t('remove', { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}

type ChooserProps = {
  inputRef: Ref<HTMLInputElement> | undefined
  hint: string
  issue: string | undefined
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

function Chooser({ inputRef, hint, issue, onFiles, children }: ChooserProps) {
  const id = useId()
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-card border border-edge bg-sheet px-3 text-sm font-medium hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      >
        <Paperclip aria-hidden="true" className="size-4" />
        {children}
        <input
          ref={inputRef}
          id={id}
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png,.tif,.tiff"
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
      {issue && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {issue}
        </p>
      )}
    </div>
  )
}
