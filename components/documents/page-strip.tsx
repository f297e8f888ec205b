'use client'
import { useEffect, useRef } from 'react'
import type { Leaf } from '#components/documents/leaves.ts'
import { Thumbnail } from '#components/documents/thumbnail.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { leaves: readonly Leaf[]; at: Leaf; onGo: (leaf: Leaf) => void }

/** All pages side by side, small. */
export function PageStrip({ leaves, at, onGo }: Props) {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (open && row.current)
      row.current.scrollTo({ left: open.offsetLeft - row.current.offsetLeft - row.current.clientWidth / 2 + 32 })
  }, [at])
  return (
    <ol
      ref={row}
      aria-label={t('pages')}
      className="flex shrink-0 gap-2 overflow-x-auto border-t border-line bg-sheet p-2"
    >
      {leaves.map((leaf, n) => (
        <li key={`${leaf.file.id} ${leaf.page}`}>
          <button
            type="button"
            aria-label={`${n + 1}: ${leaf.file.name}${leaf.pages > 1 ? t('page', { page: leaf.page }) : ''}`}
            aria-current={leaf === at ? 'page' : undefined}
            className={classNames(
              'block h-20 w-16 overflow-hidden rounded-card border bg-well',
              leaf === at ? 'border-accent ring-2 ring-accent' : 'border-line',
            )}
            onClick={() => onGo(leaf)}
          >
            <Thumbnail file={leaf.file} page={leaf.page} />
          </button>
        </li>
      ))}
    </ol>
  )
}
