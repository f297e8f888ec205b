/** `before` is the newest event's number when the act was begun: what is above it came of it. */
export type Done = { label: string; result: string; before: number; failed?: boolean }
