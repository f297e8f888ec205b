import { SimulatorNoticeRoom } from '#components/checkout/simulator-notice.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { acceptanceDays } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const secondary = 'min-h-11 rounded-card border border-edge bg-sheet px-4 font-medium text-ink hover:bg-well'

type ProblemProps = { message: string; action?: string; onAction?: () => void }

/** What went wrong and what can be done about it; heard by a screen reader when it appears. */
export function PaymentProblem({ message, action, onAction }: ProblemProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-danger bg-danger-soft p-4">
      <p>{message}</p>
      {action !== undefined && (
        <button type="button" className={secondary} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}

/** What happens to the money, above the button. */
const HeldNow = () => (
  <p className="text-sm text-wrap text-ink-soft">{t('heldNowChargedWhenWork', { acceptanceDays })}</p>
)

/** Never disabled, so that the focus stays on it; a second click does nothing while the first is at work. */
export function PayButton({ amount, busy, waiting }: { amount: string; busy: boolean; waiting: boolean }) {
  return (
    <div className="grid gap-2">
      <HeldNow />
      <button
        type="submit"
        aria-disabled={busy || waiting || undefined}
        className="min-h-11 w-full rounded-card border border-transparent bg-accent px-4 text-base font-medium text-on-accent hover:bg-accent-strong aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {busy ? t('paying', { amount }) : t('pay', { amount })}
      </button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy ? t('yourBankIsBeingAsked') : ''}
      </p>
    </div>
  )
}

const field = 'h-17 rounded-card bg-well'

/** As high as the form of somebody who pays with a card for the first time: what stands below it stays where it is. */
export function FormSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loadingThePaymentForm')}
      </p>
      <div aria-hidden="true" className="grid animate-pulse gap-2 sm:gap-4">
        <div className={field} />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          <div className={field} />
          <div className={field} />
          <div className={`${field} max-sm:col-span-2`} />
        </div>
        <div className="h-8.5 rounded-card bg-well" />
        <div className="invisible">
          <Checkbox label={t('saveThisCardForNext')} hint={t('forYouAloneYouRemove')} />
        </div>
      </div>
    </div>
  )
}

/** The form as it will stand, with what it says already: nothing jumps while the provider's code comes. */
export const FormLoading = () => (
  <div className="grid gap-2 sm:gap-4">
    <FormSkeleton />
    <HeldNow />
  </div>
)

/** The same before the payment is begun. */
export const PaymentLoading = () => (
  <div className="grid gap-2 sm:gap-4">
    <SimulatorNoticeRoom environment={useApi().identity.environment} />
    <FormLoading />
  </div>
)
