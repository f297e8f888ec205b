'use client'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { occasionWords } from '#components/account/occasion-words.ts'
import { toast } from '#components/ui/toast.ts'
import { Card } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { updateMe } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  me: Pick<MeView, 'mutedMails' | 'pushedNotices'>
  /** Those that can come up for this person; what else they chose stays so. */
  occasions: readonly MailOccasion[]
}

const withMember = <T,>(list: readonly T[], one: T, isMember: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(isMember ? [one] : []),
]

/** By mail, on devices, both or not at all, for each occasion. */
export function NoticeChoices({ me, occasions }: Props) {
  const mutation = useMutation(useApi().send(updateMe))
  // While it is being saved, what was asked for is shown.
  const asked = mutation.isPending ? mutation.variables : {}
  const muted = asked.mutedMails ?? me.mutedMails
  const pushed = asked.pushedNotices ?? me.pushedNotices
  const save = (change: Partial<Props['me']>) =>
    mutation.mutate(change, { onError: (error) => toast.error(asFailure(error).message) })
  return (
    <Card>
      <fieldset>
        <legend className="mb-4 font-serif text-xl font-medium">{t('tellMeAbout')}</legend>
        <div aria-hidden="true" className="flex justify-end gap-2 pb-2 sm:gap-4 text-sm text-ink-soft">
          <span className="w-18 text-center max-[23rem]:w-14 sm:w-20">{t('byMail')}</span>
          <span className="w-18 text-center max-[23rem]:w-14 sm:w-20">{t('onDevices')}</span>
        </div>
        {[...occasions, 'other' as const].map((occasion) => (
          <Row
            key={occasion}
            {...occasionWords()[occasion]}
            mailed={occasion === 'other' || !muted.includes(occasion)}
            pushed={occasion !== 'webhooks' && pushed.includes(occasion)}
            onMail={occasion === 'other' ? undefined : (on) => save({ mutedMails: withMember(muted, occasion, !on) })}
            onPush={
              occasion === 'webhooks' ? undefined : (on) => save({ pushedNotices: withMember(pushed, occasion, on) })
            }
          />
        ))}
        <p className="mt-4 text-sm text-ink-soft">{t('devicesAreThoseBelow')}</p>
        <p className="mt-2 text-sm text-ink-soft">{t('whatConcernsTheAccountItself')}</p>
      </fieldset>
    </Card>
  )
}

type RowProps = {
  label: string
  hint: string
  mailed: boolean
  pushed: boolean
  /** Absent where it is always mailed. */
  onMail: ((on: boolean) => void) | undefined
  /** Absent where devices are told nothing of it. */
  onPush: ((on: boolean) => void) | undefined
}

function Row({ label, hint, mailed, pushed, onMail, onPush }: RowProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2 border-t border-line py-3 sm:gap-4">
      <div className="min-w-0 grow">
        <p className="font-medium">{label}</p>
        <p id={id} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <Tick label={t('labelByMail', { label })} hintId={id} checked={mailed} onChange={onMail} />
      <Tick label={t('labelOnDevices', { label })} hintId={id} checked={pushed} onChange={onPush} />
    </div>
  )
}

type TickProps = { label: string; hintId: string; checked: boolean; onChange: ((on: boolean) => void) | undefined }

const Tick = ({ label, hintId, checked, onChange }: TickProps) => (
  <span className="flex w-18 shrink-0 justify-center max-[23rem]:w-14 sm:w-20">
    <input
      type="checkbox"
      aria-label={label}
      aria-describedby={hintId}
      className="size-6 accent-accent"
      checked={checked}
      disabled={onChange === undefined}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  </span>
)
