'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ClientLink, OrderLink, RowText } from '#components/operator/queue-part.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { Money } from '#components/ui/money.tsx'
import { approve, refuseApproval, withdrawApproval } from '#lib/approvals/operations.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { DayLimitsView } from '#lib/clients/limits-schema.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const words = (): Record<ApprovalView['what'], { deed: string; agree: string; done: string; roles: string }> => ({
  'order.refund': {
    deed: t('refund'),
    agree: t('agreeAndRefund'),
    done: t('theRefundIsOnIts'),
    roles: rolesWith('operator:finance').join(' or '),
  },
  'order.cancel': {
    deed: t('cancelTheOrder'),
    agree: t('agreeAndCancel'),
    done: t('theOrderIsCancelled'),
    roles: rolesWith('operator:finance').join(' or '),
  },
  'order.replace': {
    deed: t('haveAnotherResearcher'),
    agree: t('agreeAndPlaceAgain'),
    done: t('theOrderIsPlacedAgain'),
    roles: rolesWith('operator:finance').join(' or '),
  },
  'payment.write_off': {
    deed: t('writeADebtOff'),
    agree: t('agreeAndWriteOff'),
    done: t('theDebtIsWrittenOff'),
    roles: rolesWith('operator:finance').join(' or '),
  },
  'client.enable_production': {
    deed: t('enableProduction'),
    agree: t('agreeAndEnable'),
    done: t('productionIsEnabled'),
    roles: rolesWith('operator:admin').join(' or '),
  },
})

/** What waits for a second operator. */
export const ApprovalText = ({ thing: approval }: { thing: ApprovalView }) => (
  <RowText>
    <p>
      <span className="font-medium">{words()[approval.what].deed}</span>
      {approval.money && (
        <>
          {' '}
          <Money amount={approval.money.amount} currency={approval.money.currency} />
        </>
      )}
      {': '}
      <Target {...approval} />
      {approval.caseId !== undefined && (
        <>
          {' · '}
          <Link className="text-link" href={`/operator/cases/${approval.caseId}`}>
            {t('itsCase')}
          </Link>
        </>
      )}
      {approval.bearer && <span className="text-ink-soft"> ({t('borneBy', { bearer: approval.bearer })})</span>}
      {approval.limits && <LimitsLine limits={approval.limits} />}
    </p>
    <p className="text-sm text-ink-soft">
      {rich(t, 'askedLapses', {
        who: approval.own ? t('you') : <bdi>{approval.askedBy.name}</bdi>,
        asked: <RelativeTime value={approval.createdAt} />,
        lapses: <DateTime value={approval.expiresAt} />,
      })}
    </p>
    <p className="line-clamp-3">
      <bdi>{approval.reason}</bdi>
    </p>
  </RowText>
)

const LimitsLine = ({ limits: { ordersPerDay, amountPerDay, currency = '' } }: { limits: DayLimitsView }) => (
  <>
    {ordersPerDay !== undefined && t('ordersADay', { ordersPerDay })}
    {amountPerDay !== undefined &&
      rich(t, 'amountADay', { amount: <Money amount={amountPerDay} currency={currency} /> })}
  </>
)

const Target = ({ what, target: { id, name } }: ApprovalView) =>
  what === 'client.enable_production' ? <ClientLink id={id} name={name} /> : <OrderLink orderId={id}>{name}</OrderLink>

/** Those who may decide find the buttons, those who asked can take it back. */
export function ApprovalActs({ thing: { id, what, own, decidable, target } }: { thing: ApprovalView }) {
  const api = useApi()
  const { agree, done, roles } = words()[what]
  if (own)
    return (
      <ActButton
        options={api.send(withdrawApproval, { approvalId: id })}
        input={undefined}
        done={() => ({ text: t('takenBackNothingWasDone') })}
      >
        {t('takeBack')}
      </ActButton>
    )
  if (!decidable) return <p className="text-sm text-ink-soft">{t('anotherDecides', { roles })}</p>
  if (what === 'client.enable_production')
    return (
      <Button asChild look="primary" size="sm">
        <Link href={`/operator/clients/${target.id}/production`}>{t('lookAndDecide')}</Link>
      </Button>
    )
  return (
    <>
      <ActButton
        look="primary"
        options={api.send(approve, { approvalId: id })}
        input={undefined}
        done={() => ({ text: done })}
      >
        {agree}
      </ActButton>
      <ReasonButton
        label={t('refuse')}
        title={t('refuseIt')}
        description={t('nothingIsDoneItCan')}
        hint={t('whoeverAskedReadsItIn')}
        confirm={t('refuse2')}
        options={api.send(refuseApproval, { approvalId: id })}
        toInput={(reason) => ({ reason })}
        done={() => ({ text: t('refusedNothingWasDone') })}
      />
    </>
  )
}
