'use client'
import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { titleOf } from '#components/research/describe-order.ts'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { hideOrder } from '#lib/board/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Takes an order from the board, or puts it back. Above the card's own link. */
export function HideOrder({ order }: { order: ResearchOrderView }) {
  const hidden = order.hidden === true
  const { mutate, isPending } = useMutation({
    ...useApi().send(hideOrder, { orderId: order.id }),
    onSuccess: () => toast.success(hidden ? t('itIsOnTheBoardAgain') : t('itIsHidden')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const Icon = hidden ? Eye : EyeOff
  return (
    <Button
      look="quiet"
      size="icon"
      className="relative z-10"
      data-hide
      aria-label={hidden ? t('showAgain', { title: titleOf(order) }) : t('hide', { title: titleOf(order) })}
      pending={isPending}
      onClick={() => mutate({ hidden: !hidden })}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}
