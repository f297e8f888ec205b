'use client'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ChoosePictures } from '#components/pictures/choose-pictures.tsx'
import { CropDialog } from '#components/pictures/crop-dialog.tsx'
import { MakePdf } from '#components/pictures/make-pdf-form.tsx'
import { PictureList } from '#components/pictures/picture-list.tsx'
import { isRead } from '#components/pictures/pile.ts'
import { usePictures } from '#components/pictures/use-pictures.ts'
import { Button } from '#components/ui/button.tsx'
import { FullDialog, FullDialogClose, FullDialogTitle } from '#components/ui/full-dialog.tsx'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type PagesProps = {
  /** The order's number, by which the file is called until somebody calls it otherwise. */
  number: string
  /** The names that the order's documents have. */
  taken: readonly string[]
  /** Takes a file as if it had been chosen: the PDF, or what can't be a page of it. */
  onFile: (file: File) => void
}

type Props = PagesProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** As large as the screen: pictures, what is to become of each, and the PDF of them. Closed, it keeps them. */
export function PicturesDialog({ open, onOpenChange, onFile, ...named }: Props) {
  const pile = usePictures()
  const [cropped, setCropped] = useState<string>()
  const { pictures } = pile
  const picture = pictures.filter(isRead).find(({ key }) => key === cropped)
  return (
    <FullDialog open={open} onOpenChange={onOpenChange}>
      <header className="flex items-center justify-between gap-3 border-b border-line bg-sheet px-4 py-2">
        <FullDialogTitle className="text-xl">{t('pagesFromPictures')}</FullDialogTitle>
        <FullDialogClose>
          <Button look="quiet" size="icon" aria-label={t('close')}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </FullDialogClose>
      </header>
      <div className="min-h-0 grow overflow-y-auto p-4">
        <div className="mx-auto flex max-w-6xl flex-col gap-4">
          <p className="max-w-2xl">{t('chooseThePhotographs')}</p>
          <ChoosePictures onFiles={pile.add} />
          <PictureList
            pile={pile}
            onCrop={setCropped}
            onFile={(file) => {
              onFile(file)
              if (pictures.length === 1) onOpenChange(false)
            }}
          />
        </div>
      </div>
      {pictures.length > 0 && (
        <MakePdf
          {...named}
          pictures={pictures}
          onMade={(file, made) => {
            onFile(file)
            pile.remove(...made)
            onOpenChange(false)
          }}
        />
      )}
      <CropDialog
        picture={picture}
        onClose={() => setCropped(undefined)}
        onCrop={(crop) => {
          if (picture) pile.change(picture.key, { crop })
          setCropped(undefined)
        }}
      />
    </FullDialog>
  )
}
