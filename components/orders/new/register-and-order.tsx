'use client'
import { MailSent } from '#components/account/mail-sent.tsx'
import { PersonFields } from '#components/account/person-fields.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import type { ReviewProps } from '#components/orders/new/review-props.ts'
import { ReviewOrder } from '#components/orders/new/review-order.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { registerWithOrder } from '#lib/browser/account-forms.ts'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { markSent } from '#lib/browser/order-values.ts'
import { orderIssuesOf } from '#lib/browser/order-issues.ts'
import { unknownOrder } from '#lib/browser/visitor-draft.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A visitor reads the order once more and says who they are; the link in the mail places it. */
export function RegisterAndOrder({ order, form: { getValues }, feeBps, visitor, onChange }: ReviewProps) {
  const { form, sentTo, isSent, keepSent, sendAgain } = visitor
  // As they are sent: what is typed from here on is none of it.
  const values = structuredClone(getValues())
  const registration = {
    ...registerWithOrder(order),
    onError: (error: Error) => {
      const { kind, status } = asFailure(error)
      // Only the answer may have got lost.
      if (kind !== 'refused' || status >= 500) markSent(values, unknownOrder)
    },
  }
  const { send, failure, pending } = useAccountForm(
    form,
    registration,
    ({ firstOrderId = unknownOrder }, { email }) => {
      markSent(values, firstOrderId)
      keepSent(email, order)
    },
  )
  if (sentTo !== undefined && isSent(order))
    return (
      <MailSent
        to={sentTo}
        onResend={() => send(form.getValues())}
        pending={pending}
        failure={failure?.message}
        onAgain={sendAgain}
      >
        {t('openTheLinkInIt')}
      </MailSent>
    )
  return (
    <ReviewOrder order={order} feeBps={feeBps}>
      <Card className="p-4 sm:p-5">
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(send)(event)}>
          <h3 className="text-xl">{t('whoYouAre')}</h3>
          {failure && <Refusal failure={failure} />}
          <PersonFields
            register={(name) => form.register(name)}
            errors={form.formState.errors}
            emailHint={t('weSendOneMailNow')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={pending}>
              {t('placeOrder')}
            </Button>
            <Button look="secondary" disabled={pending} onClick={onChange}>
              {t('changeSomething')}
            </Button>
          </div>
        </form>
      </Card>
    </ReviewOrder>
  )
}

function Refusal({ failure }: { failure: ApiFailure }) {
  const issues = orderIssuesOf(failure)
  return (
    <Banner tone="danger" role="alert" title={t('theOrderWasNotPlaced')}>
      {issues.length > 0 ? issues.join(' ') : failure.message}
    </Banner>
  )
}
