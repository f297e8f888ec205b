'use client'
import { RowKeys } from '#components/found/row-keys.tsx'
import { useSingleKeys } from '#components/found/use-single-keys.ts'
import { useListLook } from '#components/orders/list-look.ts'

/** On the board `j` and `k` go from order to order, `h` hides the one that is stood at, or shows it again, `/` searches. */
export function BoardKeys() {
  const [{ keys }] = useListLook()
  return (
    <>
      <RowKeys rows="[data-board] > li" />
      {keys && <Hide />}
    </>
  )
}

function Hide() {
  useSingleKeys((key) => {
    const button = document.activeElement?.closest('[data-board] > li')?.querySelector<HTMLElement>('[data-hide]')
    if (key !== 'h' || !button) return false
    button.click()
    return true
  })
  return null
}
