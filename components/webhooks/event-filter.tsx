'use client'
import { useId } from 'react'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { eventTypes } from '#lib/events/event-types.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Kinds of events by the thing they are about; a ping goes out whatever the filter says. */
const groups = Object.entries(
  Object.groupBy(
    eventTypes.filter((type) => type !== 'webhook.ping'),
    (type) => type.split('.')[0] ?? '',
  ),
)

type Props = {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  all: boolean
  onAllChange: (all: boolean) => void
  error?: string | undefined
}

/** Everything, or what is ticked. */
export function EventFilter({ chosen, onChange, all, onAllChange, error }: Props) {
  const id = useId()
  return (
    <>
      <RadioCards
        legend={t('whichEvents')}
        name="events"
        selected={all ? 'all' : 'some'}
        onChange={({ target }) => onAllChange(target.value === 'all')}
        options={[
          { value: 'all', label: t('allOfThem'), description: t('kindsThatAreAddedLater') },
          { value: 'some', label: t('onlySome') },
        ]}
      />
      {!all && (
        <fieldset
          aria-describedby={error ? id : undefined}
          className="grid gap-x-8 gap-y-4 rounded-card border border-line p-4 sm:grid-cols-[max-content_1fr]"
        >
          <legend className="sr-only">{t('eventsToBeSent')}</legend>
          {groups.map(([noun, types = []]) => (
            <div key={noun} className="flex flex-col gap-2">
              {types.map((type) => (
                <Checkbox
                  key={type}
                  label={<code className="font-card text-sm font-normal">{type}</code>}
                  checked={chosen.includes(type)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
                  }
                />
              ))}
            </div>
          ))}
        </fieldset>
      )}
      <FieldError id={id} message={error} />
    </>
  )
}
