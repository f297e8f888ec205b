'use client'
import { Toaster as Sonner } from 'sonner'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Short news after an act. It is a live region, so screen readers hear it; nothing important is said only here. */
export function Toaster() {
  return (
    <Sonner
      containerAriaLabel={t('notifications')}
      position="bottom-right"
      duration={6_000}
      closeButton
      // One behind another they would hide each other's words and buttons.
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'font-sans! flex w-full items-start gap-3 rounded-card border border-line bg-sheet p-4 pr-10 text-ink shadow-raised',
          title: 'font-medium',
          description: 'text-ink-soft',
          error: 'border-danger/50! text-danger!',
          closeButton: 'absolute top-2 right-2 flex size-7 items-center justify-center rounded-card hover:bg-well',
        },
      }}
    />
  )
}
