'use client'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { occasionWords } from '#components/account/occasion-words.ts'
import { toast } from '#components/ui/toast.ts'
import { Card } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { refresh } from '#lib/browser/keys.ts'
import { getMe, updateMe } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  me: Pick<MeView, 'mutedMails' | 'pushedNotices'>
  /** Those that can come up for this person; what else they chose stays so. */
  occasions: readonly MailOccasion[]
  ofResearcher?: boolean
}

const withMember = <T,>(list: readonly T[], one: T, isMember: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(isMember ? [one] : []),
]

type Lists = Props['me']
/** One tick: an occasion that becomes a member of a list, or is one no longer. */
type Change = { isMember: boolean } & (
  | { list: 'mutedMails'; occasion: Lists['mutedMails'][number] }
  | { list: 'pushedNotices'; occasion: Lists['pushedNotices'][number] }
)

const listWith = (lists: Lists, { isMember, ...one }: Change): Partial<Lists> =>
  one.list === 'mutedMails'
    ? { mutedMails: withMember(lists.mutedMails, one.occasion, isMember) }
    : { pushedNotices: withMember(lists.pushedNotices, one.occasion, isMember) }

const mutationKey = ['notice choices']

/** What was asked for is shown while it is being saved, and what could not be saved no longer. */
function useChoices(me: Lists) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = api.ask(getMe)
  const { mutate } = useMutation({
    meta: updateMe,
    mutationKey,
    // Whole lists are sent: one after the other, each made from what the one before has left.
    scope: { id: 'notice choices' },
    mutationFn: (change: Change) =>
      api.call(updateMe, { params: {}, body: listWith(client.getQueryData(queryKey) ?? me, change) }),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (error) => toast.error(asFailure(error).message),
    onSettled: () => refresh(client, [updateMe.path]),
  })
  const asked = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change, // by its key
  })
  const chosen = asked.reduce<Lists>((lists, change) => ({ ...lists, ...listWith(lists, change) }), me)
  return { chosen, change: mutate }
}

/** By mail, on devices, both or not at all, for each occasion. */
export function NoticeChoices({ me, occasions, ofResearcher = false }: Props) {
  const { chosen, change } = useChoices(me)
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
            {...occasionWords(ofResearcher)[occasion]}
            mailed={occasion === 'other' || !chosen.mutedMails.includes(occasion)}
            pushed={occasion !== 'webhooks' && chosen.pushedNotices.includes(occasion)}
            onMail={occasion === 'other' ? undefined : (on) => change({ list: 'mutedMails', occasion, isMember: !on })}
            onPush={
              occasion === 'webhooks' ? undefined : (on) => change({ list: 'pushedNotices', occasion, isMember: on })
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
