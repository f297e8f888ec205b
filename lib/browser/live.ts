// Whether the server tells of changes by itself. Until it does, and whenever it stops, queries ask.
let connected = false

/** The stream's own business: call it when the connection opens and when it is lost. */
export const setLive = (value: boolean) => void (connected = value)

/** For `refetchInterval`: seldom while the stream is open (it could have missed something), often without it. */
export const liveInterval =
  (milliseconds = 5_000) =>
  () =>
    connected ? 60_000 : milliseconds
