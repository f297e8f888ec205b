'use client'
import { useSingleKeys } from '#components/found/use-single-keys.ts'
import { useListLook } from '#components/orders/list-look.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-item]') ?? undefined

type Props = {
  /** Of the rows, from the top. */
  ids: readonly string[]
  onTick: (id: string) => void
  onTickAll: () => void
  /** What a key does with all that are ticked; false where nothing is, and it is about one row. */
  onTogether: (key: 'c' | 'e') => boolean
  onPutOff: (id: string) => void
}

function focusOn(id: string | undefined): void {
  const row = id === undefined ? undefined : rowOf(id)
  const stop = row?.querySelector<HTMLElement>('a[href^="/operator/"]') ?? row?.querySelector<HTMLElement>('a, button')
  stop?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Presses what a row has for it; false where there is no row or nothing of the kind. */
function pressIn(selector: string): boolean {
  const found = focusedRow()?.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== undefined && found !== null
}

/** Does the first thing about a row; what takes no question and can't be taken back is only gone to, for Enter to do. */
function actIn(): boolean {
  const found = focusedRow()?.querySelector<HTMLElement>('[data-acts] :is(button, a)')
  if (found?.closest('[data-careful]')) found.focus()
  else found?.click()
  return found !== undefined && found !== null
}

/** Listens while nobody is typing and nothing lies over the list. */
function Listener({ ids, onTick, onTickAll, onTogether, onPutOff }: Props) {
  useSingleKeys((key) => {
    const row = focusedRow()?.dataset['item']
    const at = ids.indexOf(row ?? '')
    switch (key) {
      case 'j':
        focusOn(ids[at + 1])
        return true
      case 'k':
        focusOn(at < 0 ? ids.at(-1) : ids[at - 1])
        return true
      case 'x':
        if (row !== undefined) onTick(row)
        return row !== undefined
      case 'a':
        onTickAll()
        return true
      case 'o':
        return pressIn('a[href^="/operator/"]')
      case 's':
        if (row !== undefined) onPutOff(row)
        return row !== undefined
      case 'e':
        return onTogether('e') || actIn()
      case 'c':
        return onTogether('c') || pressIn('[data-claim] button')
      default:
        return false
    }
  })
  return null
}

/** Single keys for the queue, and the switch for who doesn't want them. */
export function QueueKeys(props: Props) {
  const [{ keys }, changeLook] = useListLook()
  return (
    <>
      <div className="mt-3 hidden text-sm text-ink-soft md:block">
        <Checkbox
          label={t('keysOn')}
          hint={t('keys')}
          checked={keys}
          onChange={({ target }) => changeLook({ keys: target.checked })}
        />
      </div>
      {keys && <Listener {...props} />}
    </>
  )
}
