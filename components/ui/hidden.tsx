import type { MouseEvent, ReactNode } from 'react'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** Where there is work to do first, that is where somebody wants to be: a page names the place by `data-first-stop`. */
function goToWork(event: MouseEvent): void {
  const first = document.querySelector<HTMLElement>('[data-first-stop] :is(a, button)')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** The first stop of the Tab key: past everything that every page repeats. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={goToWork}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-sheet focus:px-4 focus:py-3 focus:shadow-raised"
    >
      {t('skipToTheContent')}
    </a>
  )
}
