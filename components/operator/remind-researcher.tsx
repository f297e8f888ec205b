'use client'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { remindResearcher } from '#lib/operators/operations.ts'

type Props = { orderId: string; title: string; researcher: string | undefined }

export function RemindButton({ orderId, title, researcher = 'the researcher' }: Props) {
  return (
    <ReasonButton
      label="Remind …"
      title={`Remind ${researcher}?`}
      description={`A mail says what is awaited on “${title}” and how to go on: start, hand over, or revise the date.`}
      hint="Stands in the mail below our own words."
      optional
      confirm="Send the mail"
      options={useApi().send(remindResearcher, { orderId })}
      toInput={(note) => (note === '' ? {} : { note })}
      done={({ mailed }) => ({
        text: mailed
          ? `${researcher} has been reminded of ${title}.`
          : `${researcher} has no address to write to: a robot.`,
      })}
    />
  )
}
