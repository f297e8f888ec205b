'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/found-choices.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was chosen for a list. */
export const ChosenList = ({ children }: { children: ReactNode }) => (
  <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
    {children}
  </ul>
)

/** One thing that was chosen, with its way out. */
export const Chip = ({ what, value, onRemove }: { what: string; value: string; onRemove: () => void }) => (
  <li className="inline-flex items-center gap-1 rounded-full border border-line bg-sheet ps-3 text-sm">
    <span className="min-w-0 break-words">
      {what}: <span dir="auto">{value}</span>
    </span>
    <Button
      look="quiet"
      size="icon"
      className="size-8 min-h-8 shrink-0"
      aria-label={t('without', { what, value })}
      onClick={onRemove}
    >
      <X aria-hidden="true" className="size-3.5" />
    </Button>
  </li>
)
