'use client'
import { useState } from 'react'
import { CaseForm } from '#components/cases/case-form.tsx'
import { ChangesMoney } from '#components/orders/money-effect.tsx'
import { ChangesForm } from '#components/orders/request-changes.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Props = { view: OrderView; offer: OfferView | undefined; open: boolean; onClose: () => void }
type Way = 'changes' | 'case'

/** One door for whatever is wrong: it leads to the researcher, or to Callslip. */
export function SomethingWrong({ view, offer, open, onClose }: Props) {
  const [chosen, setChosen] = useState<Way>()
  const { openCaseId } = view.order
  // Before and after a delivery nothing can be changed, and of two cases the first has to be decided.
  const way = view.status !== 'delivered' ? 'case' : openCaseId === undefined ? chosen : 'changes'
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={way === undefined ? 'Something is wrong' : way === 'case' ? 'Report a problem' : 'Ask for changes'}
      description={
        way === 'changes' ? (
          <ChangesMoney view={view} offer={offer} />
        ) : way === 'case' ? (
          <CaseMeaning view={view} />
        ) : (
          'Nobody is paid and nothing counts as accepted while it is being put right.'
        )
      }
    >
      {open && way === undefined && <Doors onChoose={setChosen} onClose={close} />}
      {open && way === 'changes' && <ChangesForm view={view} onClose={close} />}
      {open && way === 'case' && <CaseForm view={view} onClose={close} />}
    </Dialog>
  )
}

const CaseMeaning = ({ view: { status } }: Pick<Props, 'view'>) =>
  status === 'in_progress'
    ? 'A message to the researcher is often the shorter way. Here an operator of Callslip reads it, hears the researcher, and decides; you get a mail with the decision and the reason.'
    : status === 'completed'
      ? 'An operator of Callslip reads it, hears the researcher, and decides. You get a mail with the decision and the reason.'
      : 'An operator of Callslip reads it, hears the researcher, and decides. You get a mail with the decision and the reason. Until then nothing counts as accepted by itself.'

function Doors({ onChoose, onClose }: { onChoose: (way: Way) => void; onClose: () => void }) {
  const [way, setWay] = useState<Way>('changes')
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(way)
      }}
    >
      <RadioCards
        legend="Who should put it right?"
        name="way"
        selected={way}
        onChange={({ target }) => setWay(target.value === 'case' ? 'case' : 'changes')}
        options={[
          {
            value: 'changes',
            label: 'The researcher',
            description: 'You say what should be different, and they deliver again. Mostly the shortest way.',
          },
          {
            value: 'case',
            label: 'Callslip',
            description: 'You and the researcher don’t agree, or money should go back: an operator decides.',
          },
        ]}
      />
      <p className="text-sm text-ink-soft">
        Your card’s bank can be asked as well, and then decides in our place. That takes weeks, and meanwhile nothing
        can be refunded here: try us first.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Go on</Button>
      </div>
    </form>
  )
}
