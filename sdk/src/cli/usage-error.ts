/** Wrong use of a command: the sentence says what is right. */
export class UsageError extends Error {}
