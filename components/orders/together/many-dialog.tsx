'use client'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  title: string
  description: string
  many: { running: boolean; finished: boolean; stop: () => void }
  onClose: () => void
  /** The button that begins, and what is left to do once all is done. */
  begin: ReactNode
  next?: ReactNode
  children: ReactNode
}

/** A question about many, and what became of it: stopped it leaves what has not begun, and tells of the rest. */
export const ManyDialog = ({ title, description, many, onClose, begin, next, children }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={description}
    footer={
      many.finished ? (
        <>
          <Button look={next ? 'secondary' : 'primary'} onClick={onClose}>
            {t('done')}
          </Button>
          {next}
        </>
      ) : (
        <>
          <Button look="secondary" onClick={many.running ? many.stop : onClose}>
            {many.running ? t('stop') : t('cancel')}
          </Button>
          {begin}
        </>
      )
    }
  >
    {children}
  </Dialog>
)
