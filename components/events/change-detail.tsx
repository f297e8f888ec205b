import type { ReactNode } from 'react'
import { Money } from '#components/ui/money.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { changeableMembers, memberWords, type ChangeableMember } from '#lib/changes/members.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import { personName } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/events.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Before = OrderChangeView['before']

function said(member: ChangeableMember, before: Before, currency: string): ReactNode {
  if (member === 'personsOfInterest')
    return before.personsOfInterest
      ?.map(({ birthDate, deathDate, note, ...name }) =>
        [personName(name), birthDate && t('born', { birthDate }), deathDate && t('died', { deathDate }), note]
          .filter(Boolean)
          .join(', '),
      )
      .join('; ')
  if (member === 'fixedPrice')
    return before.fixedPrice !== undefined && <Money amount={before.fixedPrice} currency={currency} />
  if (member === 'attachmentIds') return before.attachments?.map(({ name }) => name).join('; ')
  return before[member] && <TypedText as="span">{before[member]}</TypedText>
}

/** What was changed and how it read before; only what, where that is forgotten by now. */
export function ChangeDetail({
  members,
  change,
  currency,
}: {
  members: string
  change: OrderChangeView | undefined
  currency: string
}) {
  const changed = changeableMembers.filter((member) => members.split(',').includes(member))
  if (!change) return changed.map((member) => memberWords()[member]).join(', ')
  return (
    <span className="flex flex-col gap-1">
      {changed.map((member) => (
        <span key={member}>
          {t('before', { memberWords: memberWords()[member] })} {said(member, change.before, currency) || t('nothing')}
        </span>
      ))}
    </span>
  )
}
