'use client'
import Link from 'next/link'
import { OrderCards } from '#components/research/order-cards.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'

export function WorkList() {
  return (
    <>
      <h1 className="mb-6 text-3xl">My work</h1>
      <OrderCards
        label="Orders with an offer of yours"
        filters={{ mine: 'true' }}
        empty={
          <EmptyState
            title="No offers yet"
            action={
              <Button asChild>
                <Link href="/research">To the job board</Link>
              </Button>
            }
          >
            Orders that you make an offer on stand here, with what there is to do about each.
          </EmptyState>
        }
      />
    </>
  )
}
