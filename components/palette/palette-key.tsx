'use client'
import { Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { EarlyLetters, useEarlyLetters } from '#components/palette/early-letters.ts'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/palette.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Links = readonly { href: string; label: string }[]

// Fetched when it is first opened; what is typed until it is there it is given (early-letters.ts).
const Palette = dynamic(() => import('#components/palette/palette.tsx').then((module) => module.Palette), {
  ssr: false,
})

const OperatorPalette = dynamic(
  () => import('#components/palette/operator-palette.tsx').then((module) => module.OperatorPalette),
  { ssr: false },
)

/** The way to the palette: a button, and Ctrl K (or ⌘ K) on every page. */
export function PaletteKey({ links, role = 'customer' }: { links: Links; role?: 'customer' | 'operator' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const takeEarly = useEarlyLetters(open, close)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      {/* A phone's first row is full, and it has no keys; the list's own search finds the same orders. */}
      <span className="hidden sm:block">
        <Button
          look="quiet"
          size="icon"
          aria-label={t('findOrGoTo')}
          aria-keyshortcuts={t('controlKMetaK')}
          title={t('findOrGoToCtrl')}
          onClick={() => setOpen(true)}
        >
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </span>
      {open && (
        <EarlyLetters value={takeEarly}>
          {role === 'operator' ? (
            <OperatorPalette links={links} onClose={close} />
          ) : (
            <Palette links={links} onClose={close} />
          )}
        </EarlyLetters>
      )}
    </>
  )
}
