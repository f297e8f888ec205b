'use client'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { updateMe } from '#lib/users/operations.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const words = (): Record<MailOccasion, { label: string; hint: string }> => ({
  offers: { label: t('newOffers'), hint: t('whenResearchersHaveAnsweredAn') },
  payment: { label: t('payment'), hint: t('whenAnOfferWaitsTo') },
  messages: { label: t('messages'), hint: t('whenSomebodyWritesToYou') },
  delivery: { label: t('delivery'), hint: t('whenDocumentsOrASearch') },
  hold: { label: t('cardHoldRunningOut'), hint: t('twoDaysBeforeAHold') },
})

/** `occasions`: those that can come up for this person; what else is muted stays so. */
export function MailSwitches({ muted, occasions }: { muted: MailOccasion[]; occasions: readonly MailOccasion[] }) {
  const mutation = useMutation(useApi().send(updateMe))
  // While it is being saved, what was asked for is shown.
  const shown = mutation.isPending ? (mutation.variables.mutedMails ?? muted) : muted
  const toggle = (occasion: MailOccasion, on: boolean) =>
    mutation.mutate(
      { mutedMails: on ? shown.filter((one) => one !== occasion) : [...shown, occasion] },
      { onError: (error) => toast.error(asFailure(error).message) },
    )
  return (
    <Card>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-4 font-serif text-xl font-medium">{t('mailMeAbout')}</legend>
        {occasions.map((occasion) => (
          <Checkbox
            key={occasion}
            {...words()[occasion]}
            checked={!shown.includes(occasion)}
            onChange={(event) => toggle(occasion, event.target.checked)}
          />
        ))}
        <p className="text-sm text-ink-soft">{t('whatConcernsTheAccountItself')}</p>
      </fieldset>
    </Card>
  )
}
