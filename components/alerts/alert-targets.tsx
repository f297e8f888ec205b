'use client'
import { useMutation } from '@tanstack/react-query'
import { AddTarget } from '#components/alerts/add-target.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { Button } from '#components/ui/button.tsx'
import { Table } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { addAlertTarget, removeAlertTarget, tryAlertTarget } from '#lib/alerts/operations.ts'
import type { AlertTargetView } from '#lib/alerts/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function AlertTargets({ targets }: { targets: readonly AlertTargetView[] }) {
  const may = useMay()(removeAlertTarget)
  const acts = {
    key: 'act',
    header: t('action'),
    cell: (target: AlertTargetView) => <Acts target={target} />,
  }
  return (
    <section aria-labelledby="targets" className="flex flex-col gap-4">
      <h2 id="targets" className="text-xl">
        {t('targets')}
      </h2>
      {targets.length === 0 ? (
        <p className="text-ink-soft">{t('noTargets')}</p>
      ) : (
        <Table
          caption={t('targets')}
          rows={targets}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: t('name'), primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
            { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kindsOfTargets.${kind}`) },
            {
              key: 'address',
              header: t('address'),
              cell: ({ address }) => <span className="break-all">{address}</span>,
            },
            ...(may ? [acts] : []),
          ]}
        />
      )}
      <Allowed scope={addAlertTarget.scope} what={t('changeThem')}>
        <AddTarget />
      </Allowed>
    </section>
  )
}

function Acts({ target: { id, name, kind } }: { target: AlertTargetView }) {
  const api = useApi()
  const attempt = useMutation(api.send(tryAlertTarget, { targetId: id }))
  const remove = useMutation(api.send(removeAlertTarget, { targetId: id }))
  const run = () =>
    attempt.mutateAsync().then(
      ({ arrived, reason = '' }) =>
        arrived
          ? toast.success(kind === 'mail' ? t('triedMail') : t('tried'))
          : toast.error(t('notArrived', { reason })),
      (error: unknown) => toast.error(failureText(error)),
    )
  const takeAway = () =>
    remove.mutateAsync().then(
      () => toast.success(t('removed')),
      (error: unknown) => toast.error(failureText(error)),
    )
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="sm"
        pending={attempt.isPending}
        aria-label={t('tryOf', { name })}
        onClick={() => void run()}
      >
        {t('try')}
      </Button>
      <Button
        look="secondary"
        size="sm"
        pending={remove.isPending}
        aria-label={t('removeOf', { name })}
        onClick={() => void takeAway()}
      >
        {t('remove')}
      </Button>
    </span>
  )
}
