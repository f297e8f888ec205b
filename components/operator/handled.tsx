'use client'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** `undoFor`: for so many seconds there is a way back, where it isn't for as long as the page stands. */
export type Done = { text: string; undo?: () => Promise<unknown>; undoFor?: number }
const Context = createContext<(done: Done) => void>(() => {})

/** Tells what has just been done; where there is a way back, it stays beside it until the page is left. */
export const useHandled = () => use(Context)

type Line = Done & { id: number; state: 'done' | 'undoing' | 'undone' }

/** What was done on this page, with the way back: a toast would be gone before one has thought twice. */
export function HandledProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<Line[]>([])
  const add = (done: Done) =>
    setLines((known) => [{ ...done, id: (known[0]?.id ?? 0) + 1, state: 'done' as const }, ...known].slice(0, 5))
  const mark = (id: number, state: Line['state']) =>
    setLines((known) => known.map((line) => (line.id === id ? { ...line, state } : line)))
  const undo = async ({ id, undo: work }: Line) => {
    mark(id, 'undoing')
    try {
      await work?.()
      mark(id, 'undone')
    } catch (error) {
      mark(id, 'done')
      toast.error(asFailure(error).message)
    }
  }
  return (
    <Context value={add}>
      <div
        role="status"
        tabIndex={-1}
        data-just-done
        aria-label={t('justDone')}
        className={lines.length > 0 ? 'mb-6 flex flex-col gap-2' : undefined}
      >
        {lines.map((line) => (
          <DoneLine key={line.id} line={line} onUndo={() => void undo(line)} />
        ))}
      </div>
      {children}
    </Context>
  )
}

function DoneLine({ line: { text, state, undo, undoFor }, onUndo }: { line: Line; onUndo: () => void }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (undoFor === undefined) return
    const timer = setTimeout(() => setOver(true), undoFor * 1000)
    return () => clearTimeout(timer)
  }, [undoFor])
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-accent/30 bg-accent-soft px-4 py-1.5">
      <p>{state === 'undone' ? <s>{text}</s> : text}</p>
      {state === 'undone' ? (
        <span className="text-sm text-ink-soft">{t('undone')}</span>
      ) : (
        undo &&
        !isOver && (
          <Button look="secondary" size="sm" pending={state === 'undoing'} onClick={onUndo}>
            {t('undo')}
          </Button>
        )
      )}
    </div>
  )
}
