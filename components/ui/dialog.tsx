'use client'
import { X } from 'lucide-react'
import { AlertDialog as Alert, Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const overlay = 'fixed inset-0 z-40 bg-scrim'
const panel =
  'fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-sheet p-6 shadow-raised'

/**
 * Gives the focus back to where it was when a dialog opened. Dialogs here are opened by state and have no trigger, which is
 * all that the library would give it back to; who is gone by then leaves it to the page.
 */
export function useFocusBack() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Closed by its buttons alone, and by no slip: a click beside it or Escape. For what is shown only once. */
  stays?: boolean
}

const stay = (event: Event) => event.preventDefault()

export function Dialog({ open, onOpenChange, title, description, children, footer, stays = false }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay} />
        <Primitive.Content
          className={panel}
          {...useFocusBack()}
          {...(stays && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-2xl">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <Button look="quiet" size="icon" aria-label={t('close')} className="-mr-2 -mt-1.5">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          {description && <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>}
          {children}
          {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, money included, before it happens. */
  description: ReactNode
  confirm: string
  /** Stays open until the parent closes it, so that a failure can be shown in place. */
  onConfirm: () => void
  cancel?: string
  look?: 'primary' | 'danger'
  pending?: boolean
  children?: ReactNode
}

/** A question that must be answered; clicking beside it is no answer. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  onConfirm,
  cancel = t('cancel'),
  look = 'primary',
  pending = false,
  children,
}: AlertDialogProps) {
  return (
    <Alert.Root open={open} onOpenChange={onOpenChange}>
      <Alert.Portal>
        <Alert.Overlay className={overlay} />
        <Alert.Content className={panel} {...useFocusBack()}>
          <Alert.Title className="text-2xl">{title}</Alert.Title>
          <Alert.Description asChild>
            <div className="text-ink-soft">{description}</div>
          </Alert.Description>
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Alert.Cancel asChild>
              <Button look="secondary">{cancel}</Button>
            </Alert.Cancel>
            <Button look={look} pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  )
}
