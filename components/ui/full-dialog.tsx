'use client'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusBack } from '#components/ui/dialog.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/** A dialog that takes the whole screen; other dialogs may open over it. */
export const FullDialog = ({ open, onOpenChange, children }: Props) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Primitive.Content
        aria-describedby={undefined}
        className="fixed inset-0 z-40 flex flex-col bg-paper outline-none"
        {...useFocusBack()}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)

export const FullDialogTitle = Primitive.Title

/** Its one child closes the dialog. */
export const FullDialogClose = ({ children }: { children: ReactNode }) => (
  <Primitive.Close asChild>{children}</Primitive.Close>
)
