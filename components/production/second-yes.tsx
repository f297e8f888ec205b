'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { approve, refuseApproval, withdrawApproval } from '#lib/approvals/operations.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What one operator has asked another to agree to, where the other sees what it rests on. */
export function SecondYes({ approval }: { approval: ApprovalView }) {
  const { askedBy, own, reason, createdAt, limits } = approval
  return (
    <section aria-labelledby="second-yes">
      <Card className="flex flex-col gap-4">
        <h2 id="second-yes" className="text-xl">
          {t('waitsForASecond')}
        </h2>
        <p className="text-ink-soft">
          {rich(t, 'askedToEnable', {
            who: own ? t('you') : <bdi>{askedBy.name}</bdi>,
            asked: <RelativeTime value={createdAt} />,
          })}
        </p>
        <TypedText>{reason}</TypedText>
        <Details
          items={[
            { label: t('ordersADay'), value: limits?.ordersPerDay ?? t('noLimit') },
            {
              label: t('paymentsADay'),
              value:
                limits?.amountPerDay !== undefined && limits.currency !== undefined ? (
                  <Money amount={limits.amountPerDay} currency={limits.currency} />
                ) : (
                  t('noLimit')
                ),
            },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Acts approval={approval} />
        </div>
      </Card>
    </section>
  )
}

function Acts({ approval: { id: approvalId, own, decidable } }: { approval: ApprovalView }) {
  const api = useApi()
  if (own)
    return (
      <ActButton
        options={api.send(withdrawApproval, { approvalId })}
        input={undefined}
        done={() => ({ text: t('takenBack') })}
      >
        {t('takeBack')}
      </ActButton>
    )
  if (!decidable) return null
  return (
    <>
      <ActButton
        look="primary"
        options={api.send(approve, { approvalId })}
        input={undefined}
        done={() => ({ text: t('agreed') })}
      >
        {t('agreeAndEnable')}
      </ActButton>
      <ReasonButton
        label={t('refuse')}
        title={t('refuseToAgree')}
        description={t('nothingIsDone')}
        hint={t('whoAskedReadsIt')}
        confirm={t('refuseIt')}
        options={api.send(refuseApproval, { approvalId })}
        toInput={(given) => ({ reason: given })}
        done={() => ({ text: t('notAgreed') })}
      />
    </>
  )
}
