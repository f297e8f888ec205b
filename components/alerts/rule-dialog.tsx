'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { setAlertRule } from '#lib/alerts/operations.ts'
import type { AlertRuleView } from '#lib/alerts/schema.ts'
import { alertUnits } from '#lib/alerts/state.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const hour = 3_600_000
const silences = { keep: undefined, none: null, hour, day: 24 * hour, week: 7 * 24 * hour } as const
type Silence = keyof typeof silences

function useRule({ kind, ...rule }: AlertRuleView, onClose: () => void) {
  const [values, setValues] = useState({
    enabled: rule.enabled,
    threshold: String(rule.threshold),
    minutes: String(rule.minutes),
    silence: 'keep' as Silence,
  })
  const { mutateAsync, isPending, error } = useMutation(useApi().send(setAlertRule, { alertKind: kind }))
  const [threshold, minutes] = [Number(values.threshold), Number(values.minutes)]
  const issues = {
    threshold: !(threshold > 0 && threshold <= 1_000_000),
    minutes: !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440),
  }
  const save = async () => {
    if (issues.threshold || issues.minutes || isPending) return
    const length = silences[values.silence]
    const silencedUntil = typeof length === 'number' ? new Date(Date.now() + length).toISOString() : length
    const given = { enabled: values.enabled, threshold, minutes }
    const done = await mutateAsync(silencedUntil === undefined ? given : { ...given, silencedUntil }).catch(
      () => undefined,
    )
    if (!done) return
    toast.success(t('saved'))
    onClose()
  }
  const set = (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change }))
  return { values, set, issues, save, isPending, error }
}

/** From when on, for how long, and whether just not now. */
export function RuleDialog({ rule, onClose }: { rule: AlertRuleView; onClose: () => void }) {
  const { values, set, issues, save, isPending, error } = useRule(rule, onClose)
  const isSilence = (value: string): value is Silence => value in silences
  const options = (Object.keys(silences) as Silence[]) // of the literal above
    .map((value) => ({ value, label: t(`silences.${value}`) }))
  return (
    <Dialog open onOpenChange={onClose} title={t(`kinds.${rule.kind}`)}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {error && (
          <Banner tone="danger" role="alert">
            {failureText(error)}
          </Banner>
        )}
        <Checkbox
          label={t('alertMe')}
          checked={values.enabled}
          onChange={({ target }) => set({ enabled: target.checked })}
        />
        <Field label={t(`mark.${alertUnits[rule.kind]}`)} error={issues.threshold ? t('aNumber') : undefined}>
          <Input
            inputMode="decimal"
            value={values.threshold}
            onChange={({ target }) => set({ threshold: target.value })}
          />
        </Field>
        <Field label={t('forMinutes')} error={issues.minutes ? t('wholeMinutes') : undefined}>
          <Input inputMode="numeric" value={values.minutes} onChange={({ target }) => set({ minutes: target.value })} />
        </Field>
        <Field label={t('silentFor')} hint={t('silentHint')}>
          <Select
            value={values.silence}
            options={options}
            onChange={({ target }) => isSilence(target.value) && set({ silence: target.value })}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" pending={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
