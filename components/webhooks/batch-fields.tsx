'use client'
import { numberOf, WantedNumbers } from '#components/webhooks/wanted-numbers.tsx'
import type { EndpointBatch } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** As typed; `wanted` says whether any of it counts. */
export type TypedBatch = Record<keyof EndpointBatch, string> & { wanted: boolean }

export const toTyped = (batch: EndpointBatch | undefined): TypedBatch => ({
  wanted: batch !== undefined,
  maxEvents: String(batch?.maxEvents ?? 100),
  maxWaitSeconds: String(batch?.maxWaitSeconds ?? 5),
})

export const toBatch = ({ wanted, maxEvents, maxWaitSeconds }: TypedBatch): EndpointBatch | null =>
  wanted ? { maxEvents: numberOf(maxEvents), maxWaitSeconds: numberOf(maxWaitSeconds) } : null

type Props = {
  value: TypedBatch
  onChange: (value: TypedBatch) => void
  issueOf: (field: string) => string | undefined
}

/** Whether several events come in one request. */
export const BatchFields = ({ value, onChange, issueOf }: Props) => (
  <WantedNumbers
    label={t('severalEventsInOneRequest')}
    hint={t('forServersThatTakeMany')}
    on={value.wanted}
    onTurn={(wanted) => onChange({ ...value, wanted })}
    numbers={[
      {
        label: t('howManyAtMost'),
        value: value.maxEvents,
        error: issueOf('batch.maxEvents'),
        onChange: (maxEvents) => onChange({ ...value, maxEvents }),
      },
      {
        label: t('secondsToWaitForMore'),
        value: value.maxWaitSeconds,
        error: issueOf('batch.maxWaitSeconds'),
        onChange: (maxWaitSeconds) => onChange({ ...value, maxWaitSeconds }),
      },
    ]}
  />
)
