import { X } from 'lucide-react'
import { classNames } from '#components/ui/class-names.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  /** Names that may be long stand in lines of their own. */
  shape: 'pills' | 'lines'
  values: readonly string[]
  nameOf: (value: string) => string
  onChange: (values: string[]) => void
}

/** What has been picked; each can be taken away. */
export function Chosen({ label, shape, values, nameOf, onChange }: Props) {
  if (values.length === 0) return null
  const pills = shape === 'pills'
  return (
    <ul
      aria-label={t('chosen', { label })}
      className={pills ? 'flex flex-wrap gap-2' : 'flex flex-col items-start gap-2'}
    >
      {values.map((value) => (
        <li
          key={value}
          className={classNames(
            'inline-flex max-w-full items-center border border-line bg-well pl-3',
            pills ? 'rounded-full' : 'rounded-card',
          )}
        >
          <bdi className={pills ? undefined : 'py-1.5'}>{nameOf(value)}</bdi>
          <button
            type="button"
            aria-label={t('remove', { value: nameOf(value) })}
            onClick={() => onChange(values.filter((one) => one !== value))}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:text-danger"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
