'use client'
import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Files dropped or picked, several at once. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const id = useId()
  const { over, handlers } = useFileDrop(onFiles)
  return (
    <div
      {...handlers}
      className={classNames(
        'rounded-card border-2 border-dashed p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        over ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <FileUp aria-hidden="true" className="mx-auto mb-2 size-6 text-ink-soft" />
      <label htmlFor={id} className="inline-flex min-h-11 items-center font-medium text-link">
        {t('chooseFiles')}
      </label>
      <span> {t('orDropThemHere')}</span>
      <input
        id={id}
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,.tif,.tiff,.txt"
        aria-describedby={`${id}-hint`}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('pdfJpegPngTiffOr')}
      </p>
    </div>
  )
}
