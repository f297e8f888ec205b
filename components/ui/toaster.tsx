'use client'
import { Toaster as Sonner } from 'sonner'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Short news after an act. It is a live region, so screen readers hear it; nothing important is said only here. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={6_000}
      closeButton
      // One behind another they would hide each other's words and buttons.
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: t('fontSansFlexWFull'),
          title: 'font-medium',
          description: 'text-ink-soft',
          error: t('borderDanger50TextDanger'),
          closeButton: 'absolute top-2 right-2 flex size-7 items-center justify-center rounded-card hover:bg-well',
        },
      }}
    />
  )
}
