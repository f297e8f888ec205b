'use client'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useOwnText } from '#components/ui/use-own-text.ts'
import { catalogue } from '#lib/words/en/found.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  hint?: string
  /** What the address calls it: whoever is quicker than the page sends the form, and comes to the same address. */
  name?: string
  value: string
  onSearch: (value: string) => void
}

/** Searches on Enter: ids are pasted, and half an id means nothing. */
export function SearchBox({ label, hint, name, value, onSearch }: Props) {
  const { text, setText, setSent } = useOwnText(value)
  const search = (next: string) => {
    setSent(next)
    onSearch(next)
  }
  return (
    <form
      role="search"
      className="flex grow flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        search(text.trim())
        // On to what is found, where that is the page: there are the keys for its rows.
        if (name !== undefined) document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <Field label={label} hint={hint} className="min-w-0 grow basis-60">
        <Input
          type="search"
          name={name}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // The little cross of the field clears the search as well.
            if (event.target.value === '') search('')
          }}
        />
      </Field>
      <Button type="submit" look="secondary">
        {t('search')}
      </Button>
    </form>
  )
}
