/** How long a code can be typed, in seconds. */
export const lifetimeSeconds = 600
/** How long a program waits before it asks again, in seconds. */
export const intervalSeconds = 5
/** How long a key lives that was made for a program's sign-in. */
export const keyDays = 90

export const deviceStates = ['waiting', 'allowed', 'refused'] as const
export type DeviceState = (typeof deviceStates)[number]

export const stateOf = ({ refusedAt, clientId }: { refusedAt: Date | null; clientId: string | null }): DeviceState => {
  if (refusedAt) return 'refused'
  return clientId === null ? 'waiting' : 'allowed'
}
