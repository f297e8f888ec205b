'use client'
import { Images } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { PagesProps } from '#components/pictures/pictures-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Most files come as they are: what draws and packs pictures comes when somebody asks for it.
const PicturesDialog = dynamic(
  () => import('#components/pictures/pictures-dialog.tsx').then((module) => module.PicturesDialog),
  { ssr: false },
)

/** Photographs of a document, made one PDF of. */
export function PagesFromPictures(props: PagesProps) {
  const [open, setOpen] = useState(false)
  const [ever, setEver] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        className="self-start"
        onClick={() => {
          setEver(true)
          setOpen(true)
        }}
      >
        <Images aria-hidden="true" className="size-4" />
        {t('makeAPdfOfPictures')}
      </Button>
      {ever && <PicturesDialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
