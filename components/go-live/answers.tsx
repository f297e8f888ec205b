import { Details } from '#components/ui/card.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ProductionAnswers } from '#lib/clients/schema.ts'

/** What was answered when production was asked for. */
export const AnswerList = ({
  answers: { useCase, ordersPerMonth, technicalContact, startDate, remarks },
}: {
  answers: ProductionAnswers
}) => (
  <Details
    items={[
      { label: 'What for', value: <TypedText as="span">{useCase}</TypedText> },
      { label: 'Orders a month', value: ordersPerMonth },
      { label: 'Technical contact', value: technicalContact && <span className="break-all">{technicalContact}</span> },
      { label: 'Begin', value: startDate },
      { label: 'Remarks', value: remarks && <TypedText as="span">{remarks}</TypedText> },
    ]}
  />
)

/** The answers beside the purpose, in a line. */
export const answersLine = ({ ordersPerMonth, technicalContact, startDate }: ProductionAnswers) =>
  [
    ordersPerMonth !== undefined && `${ordersPerMonth} a month`,
    startDate && `begin: ${startDate}`,
    technicalContact ?? 'no technical contact',
  ]
    .filter(Boolean)
    .join(' · ')
