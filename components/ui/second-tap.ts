const secondTapMs = 500
const nearPx = 40

type Tap = { clientX: number; clientY: number; timeStamp: number; currentTarget: Element }

/**
 * Of a double tap the second falls on whatever the first has brought under the finger. Outside of the section that was tapped in
 * it does nothing. Keys press nothing but what has the focus.
 */
export function dropSecondTap({ clientX, clientY, timeStamp, currentTarget }: Tap): void {
  const section = currentTarget.closest('section')
  const drop = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < nearPx
    const isWithin = event.target instanceof Node && section?.contains(event.target)
    // When the finger came, not when it is heard of: what the first tap does may take a while.
    if (event.detail === 0 || !isNear || isWithin || event.timeStamp - timeStamp > secondTapMs) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Below the document, where React has noted the click as taken by now (components/layout/before-paint.tsx).
  document.body.addEventListener('click', drop, { capture: true, signal: AbortSignal.timeout(5_000) })
}
