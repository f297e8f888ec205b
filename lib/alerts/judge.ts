export type Standing = { firing: boolean; turningSince: Date | null }

/** What fires at a threshold is over only below four fifths of it: what swings around it would come and go all day. */
const wellBelow = 0.8

/**
 * Whether an alert lasts, after one more measure. It begins at the threshold and ends well below it, and either only once it
 * has been so for `minutes`, without a measure between that said otherwise. Nothing measured changes nothing.
 */
export function judge(
  { firing, turningSince }: Standing,
  value: number | null,
  { threshold, minutes }: { threshold: number; minutes: number },
  now: Date,
): Standing {
  if (value === null) return { firing, turningSince }
  const turns = firing ? value < threshold * wellBelow : value >= threshold
  if (!turns) return { firing, turningSince: null }
  const since = turningSince ?? now
  return now.getTime() - since.getTime() >= minutes * 60_000
    ? { firing: !firing, turningSince: null }
    : { firing, turningSince: since }
}
