import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  what: ReactNode
  unhappy?: boolean
  pending: boolean
  blocked: boolean
  onAct: () => void
}

/** A step and what it does; the ones that nobody hopes for are marked, for they are what wants trying most. */
export const ActRow = ({ label, what, unhappy = false, pending, blocked, onAct }: Props) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
    <Button
      look="secondary"
      size="sm"
      className="w-full justify-start sm:w-52"
      pending={pending}
      onClick={() => blocked || onAct()}
    >
      {label}
    </Button>
    <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
      {what}
      {unhappy && <span className="text-caution"> {t('anUnhappyPath')}</span>}
    </p>
  </li>
)
