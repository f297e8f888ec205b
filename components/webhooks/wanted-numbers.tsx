import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'

type Props = {
  label: string
  hint: string
  on: boolean
  onTurn: (on: boolean) => void
  /** Asked for once it is wanted. */
  numbers: readonly {
    label: string
    value: string
    error: string | undefined
    onChange: (text: string) => void
  }[]
}

/** Something that is wanted or not, and the numbers that it goes by. */
export const WantedNumbers = ({ label, hint, on, onTurn, numbers }: Props) => (
  <div className="flex flex-col gap-3">
    <Checkbox label={label} hint={hint} checked={on} onChange={({ target }) => onTurn(target.checked)} />
    {on && (
      <div className="grid gap-4 ps-9 sm:grid-cols-2">
        {numbers.map(({ label: asked, value, error, onChange }) => (
          <Field key={asked} label={asked} error={error}>
            <Input
              inputMode="numeric"
              value={value}
              onChange={({ target }) => onChange(target.value)}
              autoComplete="off"
            />
          </Field>
        ))}
      </div>
    )}
  </div>
)

/** What was typed; what is no number the interface refuses, beside its field. */
export const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text))
