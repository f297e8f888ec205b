'use client'
import { PlaceFields } from '#components/orders/new/archive-fields.tsx'
import { AttachmentFields } from '#components/orders/new/attachment-fields.tsx'
import { InstructionsField } from '#components/orders/new/document-fields.tsx'
import { OwnFields, Part } from '#components/orders/new/order-fields.tsx'
import { PersonFields } from '#components/orders/new/person-fields.tsx'
import { FixedPriceField, FixedPriceSum } from '#components/orders/new/price-fields.tsx'
import { Details } from '#components/ui/card.tsx'
import type { OrderView } from '#lib/orders/schema.ts'

/** What stays, and what may be said otherwise. */
export const ChangeFields = ({ view: { id, order }, feeBps }: { view: OrderView; feeBps: number }) => (
  <>
    <Part title="What stays" hint="For another archive or document, withdraw this order and place a new one.">
      <Details
        items={[
          { label: 'Archive', value: order.repositoryName },
          { label: 'Document', value: order.documentType },
          {
            label: 'Price',
            value:
              order.pricingMode === 'FIXED' ? `Fixed by you, in ${order.currency}` : `By offers, in ${order.currency}`,
          },
        ]}
      />
    </Part>
    <Part title="Where it happened">
      <PlaceFields />
    </Part>
    <Part title="What you know">
      <InstructionsField />
    </Part>
    <Part title="Whom it is about" hint="Optional, but most records are found by a name.">
      <PersonFields />
    </Part>
    <Part title="What helps to find it" hint="Optional.">
      <AttachmentFields name={id} />
    </Part>
    {order.pricingMode === 'FIXED' && (
      <Part title="What it may cost">
        <FixedPriceField />
        <FixedPriceSum feeBps={feeBps} />
      </Part>
    )}
    <Part title="For your own files" hint="Researchers don’t see this.">
      <OwnFields />
    </Part>
  </>
)
