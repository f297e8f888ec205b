'use client'
import { Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { catalogue } from '#lib/words/en/docs-search-key.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Fetched when it is first opened.
const SearchDialog = dynamic(
  () => import('#components/docs/search/search-dialog.tsx').then((module) => module.SearchDialog),
  { ssr: false },
)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Whether a key opens the search: a slash outside of what takes text, or Ctrl K (⌘ K) anywhere. */
function opens({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isTyping(target)
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** The way to the documentation's search. */
export function SearchKey() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!opens(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={t('slashControlK')}
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 rounded-card border border-edge bg-sheet px-3 text-ink-soft hover:bg-well lg:min-h-10"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="grow text-start">{t('search')}</span>
        <kbd aria-hidden="true" className="hidden rounded-sm border border-line px-1.5 font-card text-sm lg:block">
          /
        </kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
