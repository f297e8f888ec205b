'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { numberOf, WantedNumbers } from '#components/webhooks/wanted-numbers.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { apiSentence } from '#lib/browser/form.ts'
import { fewestDeliveries } from '#lib/webhooks/alert-limits.ts'
import { updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointAlerts, EndpointView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhook-alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Name = keyof EndpointAlerts
const proposed: Record<Name, string> = {
  failingMinutes: '30',
  failurePercent: '20',
  failureMinimum: String(fewestDeliveries),
  slowMs: '5000',
}
/** Each alert with the numbers that it goes by. */
const alerts = () =>
  [
    {
      label: t('nothingArrives'),
      hint: t('thoughSomethingIsSent'),
      fields: [{ name: 'failingMinutes', label: t('forHowManyMinutes') }],
    },
    {
      label: t('manyFail'),
      hint: t('ofTheDeliveriesBegunWithin'),
      fields: [
        { name: 'failurePercent', label: t('moreThanHowManyPercent') },
        { name: 'failureMinimum', label: t('ofAtLeastHowManyDeliveries') },
      ],
    },
    {
      label: t('itIsSlow'),
      hint: t('fiveOfAHundredAnswersWithin'),
      fields: [{ name: 'slowMs', label: t('longerThanMs') }],
    },
  ] as const

/** When owners and developers are told of an endpoint. */
export function AlertsDialog({ endpoint, onClose }: { endpoint: EndpointView; onClose: () => void }) {
  const { values, set, on, turn, chosen } = useChoice(endpoint.alerts ?? {})
  const update = useMutation(useApi().send(updateEndpoint, { endpointId: endpoint.id }))
  const failure = update.isError ? asFailure(update.error) : undefined
  const issueOf = (name: Name) => apiSentence(failure?.details.find(({ field }) => field === `alerts.${name}`)?.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate(
      { alerts: chosen() },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('alertsOfTheEndpoint')}
      description={t('eachIsToldOnceWhen')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && failure.details.length === 0 && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <Alerts {...{ values, set, on, turn, issueOf }} />
        <div className="flex justify-end">
          <Button type="submit" pending={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type AlertsProps = Omit<ReturnType<typeof useChoice>, 'chosen'> & { issueOf: (name: Name) => string | undefined }

const Alerts = ({ values, set, on, turn, issueOf }: AlertsProps) =>
  alerts().map(({ label, hint, fields }) => (
    <WantedNumbers
      key={label}
      label={label}
      hint={hint}
      on={on.has(fields[0].name)}
      onTurn={(isOn) => turn(fields[0].name, isOn)}
      numbers={fields.map(({ name, label: asked }) => ({
        label: asked,
        value: values[name],
        error: issueOf(name),
        onChange: (text: string) => set(name, text),
      }))}
    />
  ))

function useChoice(given: EndpointAlerts) {
  const [values, setValues] = useState<Record<Name, string>>({
    ...proposed,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
  })
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(Object.keys(given)))
  return {
    values,
    set: (name: Name, value: string) => setValues({ ...values, [name]: value }),
    on,
    turn: (name: Name, isOn: boolean) =>
      setOn(new Set([...[...on].filter((one) => one !== name), ...(isOn ? [name] : [])])),
    /** What is ticked, as the interface takes it; what is no number it refuses, beside its field. */
    chosen: (): EndpointAlerts | null => {
      const wanted = alerts().flatMap(({ fields }) =>
        on.has(fields[0].name) ? fields.map(({ name }) => [name, numberOf(values[name])] as const) : [],
      )
      return wanted.length === 0 ? null : (Object.fromEntries(wanted) satisfies EndpointAlerts)
    },
  }
}
