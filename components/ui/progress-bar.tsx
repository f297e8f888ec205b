/** How far something has come: `value` of `max`, or on its way when there is no value. */
export function ProgressBar({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  const share = value === undefined ? undefined : Math.min(100, Math.round((value / max) * 100))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className="h-2 overflow-hidden rounded-full bg-well"
    >
      <div
        className={share === undefined ? 'h-full w-1/3 animate-pulse bg-accent' : 'h-full bg-accent transition-[width]'}
        style={share === undefined ? undefined : { width: `${share}%` }}
      />
    </div>
  )
}
